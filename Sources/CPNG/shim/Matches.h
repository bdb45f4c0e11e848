#pragma once

#include "Block.h"

enum { finderHashBits = 12 };

/// Finds what repeats in some rows, row by row.
typedef struct {
  Rows rows;
  /// The newest pixels where two stood side by side, by their hash; 0 where there were none, since
  /// the first pixel of a row is not remembered. Small enough for the fastest cache.
  uint32_t places[1 << finderHashBits];
  /// The first row that matches may reach back to.
  size_t first;
  /// 2³² divided by the width, rounded up: a multiplication in place of a division, exact for the
  /// few rows that a match can reach back.
  uint64_t perRow;
  /// Pixels since the last match.
  uint32_t literals;
  Block block;
} Finder;

/// Begins with rows that have nothing to do with those before.
void finder_begin(Finder *finder, Rows rows, size_t first);

/// Adds the sequences of one row to the block; 0 where memory is out for a block that is full.
int finder_row(Finder *finder, size_t row, Bits *bits, Output *output);

/// Writes what is left in the block, if there is anything; 0 where memory is out.
int finder_end(Finder *finder, int isLast, Bits *bits, Output *output);
