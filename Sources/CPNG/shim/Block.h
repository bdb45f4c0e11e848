#pragma once

#include "Lanes.h"
#include "Output.h"

/// The pixels of a picture as they are compressed: rows of words whose lowest byte is red. Each row
/// is preceded by the number of its filter.
typedef struct {
  const uint32_t *words;
  size_t width;
  /// The number of bytes per pixel, 3 or 4. With 3, the highest byte of each word is omitted.
  uint32_t channels;
  uint8_t filter;
} Rows;

/// A number of literal pixels, followed by a number of bytes that are copies of earlier bytes.
typedef struct {
  uint32_t literals;
  uint32_t length;
  uint32_t distance;
} Sequence;

enum { blockSequences = 1 << 13, longestMatch = 258 };

/// The content of one deflate block: the sequences from some pixel on, and the counts of their
/// symbols.
typedef struct {
  Sequence sequences[blockSequences];
  size_t count;
  /// The first pixel, counted from the beginning of the rows.
  size_t start;
  /// The number of times that each byte is a literal. There is a counter for each channel, so that
  /// equal bytes in one pixel do not have to wait for each other.
  uint32_t bytes[4][256];
  /// The number of uses of each length symbol, from symbol 256 on, and of each distance symbol.
  uint32_t lengths[32];
  uint32_t distances[32];
} Block;

/// Empties a block. The next sequence begins at a pixel.
void block_begin(Block *block, size_t start);

/// The bits pending until a byte is complete.
typedef struct {
  uint64_t bits;
  uint32_t count;
} Bits;

/// Writes a block with optimal codes. Returns 0 if memory is insufficient.
int block_write(Block *block, const Rows *rows, int isLast, Bits *bits, Output *output);

/// Returns the length of the next match when `length` bytes remain. A match has at least three
/// bytes, so the second to last leaves enough for the last.
ALWAYS_INLINE uint32_t block_piece(uint32_t length) {
  if (length <= longestMatch) return length;
  return length < longestMatch + 3 ? length - 3 : longestMatch;
}

/// The symbol of a length or distance, and the extra bits that select the value in the symbol's
/// range.
typedef struct {
  uint32_t symbol;
  uint32_t extraBits;
  uint32_t extra;
} Ranged;

/// Returns the symbol of a length. There are four symbols for each power of two, and a separate one
/// for 258.
ALWAYS_INLINE Ranged ranged_length(uint32_t length) {
  uint32_t value = length - 3;
  if (value < 8) return (Ranged){257 + value, 0, 0};
  if (length == longestMatch) return (Ranged){285, 0, 0};
  uint32_t bits = 29 - (uint32_t)__builtin_clz(value);
  return (Ranged){261 + 4 * bits + (value >> bits & 3), bits, value & ((1u << bits) - 1)};
}

/// Returns the symbol of a distance. There are two symbols for each power of two.
ALWAYS_INLINE Ranged ranged_distance(uint32_t distance) {
  uint32_t value = distance - 1;
  if (value < 4) return (Ranged){value, 0, 0};
  uint32_t bits = 30 - (uint32_t)__builtin_clz(value);
  return (Ranged){2 + 2 * bits + (value >> bits & 1), bits, value & ((1u << bits) - 1)};
}

/// Adds a sequence. `length` may be any number, since it is written as several matches if
/// necessary.
ALWAYS_INLINE void block_add(Block *block, Sequence sequence) {
  block->sequences[block->count++] = sequence;
  if (sequence.length == 0) return;
  uint32_t pieces = 1, left = sequence.length;
  for (uint32_t piece; left > longestMatch; left -= piece, pieces++) {
    piece = block_piece(left);
    block->lengths[ranged_length(piece).symbol - 256]++;
  }
  block->lengths[ranged_length(left).symbol - 256]++;
  block->distances[ranged_distance(sequence.distance).symbol] += pieces;
}
