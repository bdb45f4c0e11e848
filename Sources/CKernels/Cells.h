#pragma once

// The cells of `CellBuffer`: a signed area for each pixel, and a mark bit for each pixel that an
// edge crossed.
//
// The kernels mark eight pixels at once, including those of the next pixel, so that marking is a
// single byte store. Setting a single bit would be slower: it depends on the previous store to the
// same word, and dozens of edges change the same word. A sweep also reads eight pixels at a time.

#include "CKernels.h"
#include "Numbers.h"

#include <string.h>

// The kernels must round like the Swift code, so there is no fused multiply-add.
#pragma STDC FP_CONTRACT OFF

enum { fractionBits = 12, areaBits = 2 * fractionBits + 1 };

INLINE int64_t *cells_row(const CKernelsCells *c, int64_t y) {
  return c->cells + (y - c->top) * c->stride;
}

INLINE uint8_t *marks_row(const CKernelsCells *c, int64_t y) {
  return (uint8_t *)(c->marks + (y - c->top) * c->markStride);
}

/// Marks a crossed pixel and the one after it.
INLINE void mark(uint8_t *marks, int64_t column) {
  marks[column >> 3] = 255;
  marks[(column + 1) >> 3] = 255;
}
