#pragma once

#include <stdint.h>

/// The attributes of a helper function that is always inlined.
#define INLINE static inline __attribute__((always_inline))

INLINE int64_t smaller(int64_t a, int64_t b) { return a < b ? a : b; }
INLINE int64_t larger(int64_t a, int64_t b) { return a > b ? a : b; }
