// The protocol of a peer: it prepares its work, does it once for each line that it reads, and
// prints the time in milliseconds and the result, such as a number of bytes or a height.
//
// Its runs and ours can therefore take turns, and neither has warmer caches.
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static double milliseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (double)now.tv_sec * 1e3 + (double)now.tv_nsec / 1e6;
}

static inline int asked(void) {
  int byte;
  while ((byte = getchar()) != '\n')
    if (byte == EOF) return 0;
  return 1;
}

static inline void answer(double time, double result) {
  printf("%.6f %.0f\n", time, result);
  fflush(stdout);
}

static inline void *need(void *pointer, const char *what) {
  if (pointer) return pointer;
  fprintf(stderr, "%s: cannot be read or there is no memory\n", what);
  exit(2);
}
