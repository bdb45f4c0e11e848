#include "CMeasured.h"

__attribute__((noinline)) long quarterturn_measured(long (*work)(void *context), void *context) {
  long result = work(context);
  // Behind the call: a jump in its place would leave this function before the work begins.
  __asm__ volatile("" : "+r"(result));
  return result;
}
