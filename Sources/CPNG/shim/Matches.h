#pragma once

#include "Block.h"

enum { finderHashBits = 12 };

/// A search for repetitions in consecutive rows.
typedef struct {
  Rows rows;
  /// The latest position of each pair of adjacent pixels, by hash, or 0 if there is none. The first
  /// pixel of a row is never stored. The table fits the fastest cache.
  uint32_t places[1 << finderHashBits];
  /// The first row to which matches may refer.
  size_t first;
  /// 2³² divided by the width, rounded up. It replaces a division by a multiplication, which is
  /// exact for the few rows that a match can go back.
  uint64_t perRow;
  /// The number of pixels since the last match.
  uint32_t literals;
  Block block;
} Finder;

/// Begins with rows that are independent of the previous ones.
void finder_begin(Finder *finder, Rows rows, size_t first);

/// Adds the sequences of one row to the block. Returns 0 if memory is insufficient for a full
/// block.
int finder_row(Finder *finder, size_t row, Bits *bits, Output *output);

/// Writes the rest of the block, if there is any. Returns 0 if memory is insufficient.
int finder_end(Finder *finder, int isLast, Bits *bits, Output *output);
