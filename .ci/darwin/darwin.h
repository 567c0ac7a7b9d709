// A model of the part of Darwin's C library that the module Platform uses, so
// that Platform's branches for Darwin can be type-checked on Linux. Names, types
// and values are those of Apple's headers; nothing here is ever run.
//
// Overlay.swift has the additions of Swift's overlay of Darwin.

typedef unsigned char __uint8_t;
typedef unsigned short __uint16_t;
typedef unsigned int __uint32_t;
typedef __SIZE_TYPE__ size_t;
typedef __PTRDIFF_TYPE__ ssize_t;

// sys/socket.h
typedef __uint32_t socklen_t;
typedef __uint8_t sa_family_t;
struct sockaddr {
  __uint8_t sa_len;
  sa_family_t sa_family;
  char sa_data[14];
};
#define AF_INET 2
#define SOCK_STREAM 1
#define SOL_SOCKET 0xffff
#define SO_NOSIGPIPE 0x1022
int socket(int, int, int);
int accept(int, struct sockaddr *, socklen_t *);
ssize_t send(int, const void *, size_t, int);
int setsockopt(int, int, int, const void *, socklen_t);

// sys/ttycom.h. The requests are macros with a type's size in them, which the
// overlay has as constants.
struct winsize {
  unsigned short ws_row;
  unsigned short ws_col;
  unsigned short ws_xpixel;
  unsigned short ws_ypixel;
};

// sys/signal.h
#define SIGILL 4
#define SIGTRAP 5
#define SIGABRT 6
#define SIGFPE 8
#define SIGBUS 10
#define SIGSEGV 11
#define SIGCONT 19
typedef __uint32_t sigset_t;
typedef void (*sig_t)(int);
typedef struct __siginfo siginfo_t;
union __sigaction_u {
  void (*__sa_handler)(int);
  void (*__sa_sigaction)(int, siginfo_t *, void *);
};
struct sigaction {
  union __sigaction_u __sigaction_u;
  sigset_t sa_mask;
  int sa_flags;
};
#define SA_ONSTACK 0x0001
#define SS_DISABLE 0x0004
struct __darwin_sigaltstack {
  void *ss_sp;
  size_t ss_size;
  int ss_flags;
};
typedef struct __darwin_sigaltstack stack_t;
void (*signal(int, void (*)(int)))(int);
int sigaction(int, const struct sigaction *restrict, struct sigaction *restrict);
int sigaltstack(const stack_t *restrict, stack_t *restrict);
int raise(int);
