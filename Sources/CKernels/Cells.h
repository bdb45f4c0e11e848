#pragma once

// The cells of `CellBuffer`: signed areas by pixel, and a bit for each pixel that an edge crossed.
//
// The kernels set the bits of eight pixels at once, those of the pixel behind too. To set a byte is
// one store; to set a bit in a word is to wait for the last who did, and edges come in dozens to
// the same word. And eight pixels are what a sweep reads at a time.

#include "CKernels.h"
#include "Numbers.h"

#include <string.h>

// The twin's floating point: no fused multiply-add.
#pragma STDC FP_CONTRACT OFF

enum { fractionBits = 12, areaBits = 2 * fractionBits + 1 };

INLINE int64_t *cells_row(const CKernelsCells *c, int64_t y) {
  return c->cells + (y - c->top) * c->stride;
}

INLINE uint8_t *marks_row(const CKernelsCells *c, int64_t y) {
  return (uint8_t *)(c->marks + (y - c->top) * c->markStride);
}

/// Marks a crossed pixel and the one behind it.
INLINE void mark(uint8_t *marks, int64_t column) {
  marks[column >> 3] = 255;
  marks[(column + 1) >> 3] = 255;
}
