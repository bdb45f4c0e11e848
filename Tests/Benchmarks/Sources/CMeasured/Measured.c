#include "CMeasured.h"

__attribute__((noinline)) long quarterturn_measured(long (*work)(void *context), void *context) {
  long result = work(context);
  // Prevents a tail call, by which this function would end before the work begins.
  __asm__ volatile("" : "+r"(result));
  return result;
}
