#pragma once

#include "Lanes.h"
#include "Output.h"

/// Pixels of a picture as they are compressed: rows of words with red in the lowest byte, each row
/// with the number of its filter before it.
typedef struct {
  const uint32_t *words;
  size_t width;
  /// Bytes a pixel, 3 or 4: with three, the highest byte of a word is left out.
  uint32_t channels;
  uint8_t filter;
} Rows;

/// Some pixels as they are, and then bytes that are a copy of bytes before them.
typedef struct {
  uint32_t literals;
  uint32_t length;
  uint32_t distance;
} Sequence;

enum { blockSequences = 1 << 13, longestMatch = 258 };

/// What becomes one block of deflate: the sequences from some pixel on, and what they are made of.
typedef struct {
  Sequence sequences[blockSequences];
  size_t count;
  /// The first pixel, counted from the first of the rows.
  size_t start;
  /// How often each byte is written as it is: counted by channel, so that neighbours with the same
  /// byte need not wait for each other.
  uint32_t bytes[4][256];
  /// How often each length is written, from symbol 256 on, and each distance.
  uint32_t lengths[32];
  uint32_t distances[32];
} Block;

/// Empties a block; the next sequence begins at this pixel.
void block_begin(Block *block, size_t start);

/// The bits that wait for a byte to be full.
typedef struct {
  uint64_t bits;
  uint32_t count;
} Bits;

/// Writes a block with the best codes for it; 0 where memory is out.
int block_write(Block *block, const Rows *rows, int isLast, Bits *bits, Output *output);

/// Returns how many of `length` bytes the next match writes: no match is shorter than three, so the
/// last but one leaves enough.
ALWAYS_INLINE uint32_t block_piece(uint32_t length) {
  if (length <= longestMatch) return length;
  return length < longestMatch + 3 ? length - 3 : longestMatch;
}

/// A symbol of a length or a distance, and the bits behind it that say which one of its range.
typedef struct {
  uint32_t symbol;
  uint32_t extraBits;
  uint32_t extra;
} Ranged;

/// Lengths: four symbols for each power of two, 258 one of its own.
ALWAYS_INLINE Ranged ranged_length(uint32_t length) {
  uint32_t value = length - 3;
  if (value < 8) return (Ranged){257 + value, 0, 0};
  if (length == longestMatch) return (Ranged){285, 0, 0};
  uint32_t bits = 29 - (uint32_t)__builtin_clz(value);
  return (Ranged){261 + 4 * bits + (value >> bits & 3), bits, value & ((1u << bits) - 1)};
}

/// Distances: two symbols for each power of two.
ALWAYS_INLINE Ranged ranged_distance(uint32_t distance) {
  uint32_t value = distance - 1;
  if (value < 4) return (Ranged){value, 0, 0};
  uint32_t bits = 30 - (uint32_t)__builtin_clz(value);
  return (Ranged){2 + 2 * bits + (value >> bits & 1), bits, value & ((1u << bits) - 1)};
}

/// Adds a sequence. `length` may be any number: it is written as several matches.
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
