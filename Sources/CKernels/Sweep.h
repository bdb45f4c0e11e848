#pragma once

// Conversion of cells to runs of coverage, eight pixels at a time, equivalent to
// `CellBuffer.sweep`.
//
// The runs differ from those of the Swift code, which begin and end at the marks, but the coverage
// is the same.

#include "Cells.h"
#include "Vectors.h"

/// Returns winding-weighted areas as coverages from 0 to 255, rounded.
PART Longs4 covered4(Signs4 sum, bool isEvenOdd) {
  const Signs4 one = (Signs4){0} + (INT64_C(1) << areaBits);
  Signs4 area = __builtin_elementwise_abs(sum);
  // With the even-odd rule, coverage rises to 1 and falls again as the area grows. With the
  // non-zero rule, it stays at 1.
  if (isEvenOdd) area &= 2 * one - 1;
  area = __builtin_elementwise_min(area, isEvenOdd ? 2 * one - area : one);
  return (Longs4)((area << 8) - area + one / 2) >> areaBits;
}

INLINE int64_t covered(int64_t sum, bool isEvenOdd) {
  int64_t area = sum < 0 ? -sum : sum, one = INT64_C(1) << areaBits;
  if (isEvenOdd) {
    area &= 2 * one - 1;
    if (area > one) area = 2 * one - area;
  } else if (area > one) {
    return 255;
  }
  return (area * 255 + one / 2) >> areaBits;
}

/// Returns the running sums of four cells from the left, and clears the cells.
PART Signs4 summed(int64_t *cells, int64_t before) {
  const Signs4 zero = {0};
  Signs4 v;
  memcpy(&v, cells, sizeof v);
  memcpy(cells, &zero, sizeof zero);
  v += __builtin_shufflevector(v, zero, 4, 0, 1, 2);
  v += __builtin_shufflevector(v, zero, 4, 4, 0, 1);
  return v + before;
}

/// Writes the coverage of eight cells, clears them, and returns the running sum after them.
PART int64_t sweep_eight(int64_t *cells, uint8_t *bytes, int64_t sum, bool isEvenOdd) {
  Signs4 low = summed(cells, sum), high = summed(cells + 4, low[3]);
  Longs4 a = covered4(low, isEvenOdd), b = covered4(high, isEvenOdd);
  Words8 eight = __builtin_shufflevector((Words8)a, (Words8)b, 0, 2, 4, 6, 8, 10, 12, 14);
  Bytes8 narrow = __builtin_convertvector(eight, Bytes8);
  memcpy(bytes, &narrow, sizeof narrow);
  return high[3];
}

/// Returns the index of the first group of eight, from `at`, that is marked or not marked as
/// requested, or `end` if there is none.
INLINE int64_t next_eight(const uint8_t *marks, int64_t at, int64_t end, bool marked) {
  while (at < end && (marks[at] != 0) != marked) at++;
  return at;
}

/// Sums a row's cells, from the first to a column, into runs, and clears all of the row's cells.
/// Returns the number of runs.
PART size_t sweep_row(
    const CKernelsCells *c, int64_t y, int64_t end, bool isEvenOdd, CKernelsRun *runs,
    uint8_t *bytes) {
  int64_t *cells = cells_row(c, y), sum = 0;
  uint8_t *marks = marks_row(c, y);
  size_t count = 0;
  int32_t left = (int32_t)c->left;
  // Edges at the right side may have touched the cell after the last column.
  for (int64_t at = 0, eights = (end + 8) >> 3; at < eights;) {
    int64_t first = next_eight(marks, at, eights, true);
    int64_t value = first > at ? covered(sum, isEvenOdd) : 0;
    if (value > 0 && at * 8 < end)
      runs[count++] = (CKernelsRun){
          left + (int32_t)(at * 8), left + (int32_t)smaller(first * 8, end), (int32_t)value};
    for (at = first; at < eights && marks[at]; at++) {
      marks[at] = 0;
      sum = sweep_eight(cells + at * 8, bytes + at * 8, sum, isEvenOdd);
    }
    if (first * 8 < end && at > first)
      runs[count++] = (CKernelsRun){
          left + (int32_t)(first * 8), left + (int32_t)smaller(at * 8, end), -1};
  }
  return count;
}
