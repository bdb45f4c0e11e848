#include "CKernels.h"

#include <stdlib.h>
#include <string.h>

static bool isWide;

/// Checks the machine and the environment before `main`, so that no thread writes the result later.
__attribute__((constructor)) static void choose(void) {
  const char *wanted = getenv("QUARTERTURN_KERNELS");
  if (wanted && strcmp(wanted, "portable") == 0) return;
#if defined(__x86_64__)
  __builtin_cpu_init();
  isWide = __builtin_cpu_supports("avx2");
#elif defined(__aarch64__)
  // Every 64-bit ARM processor has the vector registers.
  isWide = true;
#endif
}

bool CKernelsAreWide(void) { return isWide; }
