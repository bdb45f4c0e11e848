// For `madvise`, which is not in the C standard.
#define _DEFAULT_SOURCE

#include "LargePages.h"

#include <stdint.h>

#if defined(__linux__)

#include <sys/mman.h>

void large_pages_ask(void *memory, size_t bytes) {
  const uintptr_t page = 1 << 21;
  uintptr_t start = ((uintptr_t)memory + page - 1) & ~(page - 1);
  uintptr_t end = ((uintptr_t)memory + bytes) & ~(page - 1);
  // Only advice: where the system does not take it, all is as it was.
  if (start < end) madvise((void *)start, end - start, MADV_HUGEPAGE);
}

#else

void large_pages_ask(void *memory, size_t bytes) {
  (void)memory;
  (void)bytes;
}

#endif
