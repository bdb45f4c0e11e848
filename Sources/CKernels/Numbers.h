#pragma once

#include <stdint.h>

/// A helper that becomes part of the function that calls it.
#define INLINE static inline __attribute__((always_inline))

INLINE int64_t smaller(int64_t a, int64_t b) { return a < b ? a : b; }
INLINE int64_t larger(int64_t a, int64_t b) { return a > b ? a : b; }
