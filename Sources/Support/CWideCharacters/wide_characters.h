#include <wchar.h>

// glibc has it, but declares it only under _XOPEN_SOURCE, which the module that
// Swift imports doesn't set.
extern int wcwidth(wchar_t character);
