// Tells Thread Sanitizer of what it can't see of Swift's Mutex on Linux.
//
// Where two threads want one Synchronization.Mutex at once, it goes from one to
// the other in the standard library and the kernel, neither of which Thread
// Sanitizer watches, and it reports a race that isn't there. Preloaded, this
// stands before the two functions in which that happens and adds the edges that
// are missing: what came before an unlock came before the next lock. It hides
// nothing else; without it a lock that is missing is reported, and with it too.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdint.h>

#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context)) void *self
#define LOCK "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
#define UNLOCK "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"

// There in a program that was built with Thread Sanitizer, and only there.
__attribute__((weak)) void __tsan_acquire(void *address);
__attribute__((weak)) void __tsan_release(void *address);

SWIFT void lock_slow(uint32_t thread, SELF) __asm__(LOCK);
SWIFT void lock_slow(uint32_t thread, SELF) {
  SWIFT void (*next)(uint32_t, SELF) = dlsym(RTLD_NEXT, LOCK);
  next(thread, self);
  if (__tsan_acquire) __tsan_acquire(self);
}

SWIFT void unlock_slow(SELF) __asm__(UNLOCK);
SWIFT void unlock_slow(SELF) {
  SWIFT void (*next)(SELF) = dlsym(RTLD_NEXT, UNLOCK);
  if (__tsan_release) __tsan_release(self);
  next(self);
}
