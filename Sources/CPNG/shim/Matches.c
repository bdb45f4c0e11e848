#include "Matches.h"

#include "Lanes.h"

enum { farthest = 32768, longestRun = 1 << 20, repeatedBytes = 24 };

/// A match of whole pixels. It has zero pixels if there is none.
typedef struct {
  uint32_t pixels;
  uint32_t distance;
} Match;

void finder_begin(Finder *finder, Rows rows, size_t first) {
  finder->rows = rows;
  finder->first = first;
  finder->perRow = ((uint64_t)1 << 32) / rows.width + 1;
  finder->literals = 0;
  memset(finder->places, 0, sizeof finder->places);
  block_begin(&finder->block, first * rows.width);
}

/// Returns the number of equal words at the beginning, up to `most`.
ALWAYS_INLINE uint32_t equal_words(const uint32_t *left, const uint32_t *right, size_t most) {
  uint32_t count = 0;
  if (most > longestRun) most = longestRun;
  for (; count + 4 <= most; count += 4) {
    uint32_t equal = equal_lanes(left + count, right + count);
    if (equal < 4) return count + equal;
  }
  while (count < most && left[count] == right[count]) count++;
  return count;
}

/// Returns the table index for a pair of adjacent pixels: the upper bits of their product with an
/// odd number without a regular pattern.
ALWAYS_INLINE uint32_t hash(const uint32_t *words) {
  return (uint32_t)(load8(words) * 0x9E3779B97F4A7C15u >> (64 - finderHashBits));
}

/// Returns the match at the position from the table, if the two pixels there are equal and close
/// enough.
ALWAYS_INLINE Match remembered(
    const Finder *finder, const Rows *rows, const uint32_t *now, uint32_t here, uint32_t column,
    uint32_t then) {
  uint32_t pixels = here - then;
  if (then == 0 || pixels > farthest / rows->channels || load8(now - pixels) != load8(now))
    return (Match){0, 0};
  // Each row between the two positions adds a byte to their distance. Neither match may extend
  // beyond its row, since the next byte is the number of a filter.
  uint32_t width = (uint32_t)rows->width, beyond = pixels > column ? pixels - column : 0;
  uint32_t lines = (uint32_t)((beyond + width - 1) * finder->perRow >> 32);
  uint32_t former = column + lines * width - pixels;
  uint32_t distance = pixels * rows->channels + lines;
  if (distance > farthest) return (Match){0, 0};
  uint32_t most = width - (former > column ? former : column);
  return (Match){most <= 2 ? 2 : 2 + equal_words(now + 2, now + 2 - pixels, most - 2), distance};
}

/// Returns the match at the first pixel of a row: the row above, including its filter.
///
/// It has only one pixel if that pixel is repeated from there on, because repeating it is cheaper.
ALWAYS_INLINE Match first_match(Rows rows, const uint32_t *now, const uint32_t *above) {
  const uint32_t reach = longestMatch / rows.channels;
  uint32_t distance = (uint32_t)rows.width * rows.channels + 1;
  if (above == NULL || now[0] != above[0]) return (Match){0, distance};
  size_t most = rows.width < reach ? rows.width : reach;
  int repeats = most > 1 && equal_words(now + 1, now, most - 1) == most - 1;
  return (Match){repeats ? 1 : equal_words(now, above, most), distance};
}

/// Chooses the match at a pixel.
///
/// Repeating the previous pixel is the cheapest match, since its distance needs no extra bits. So a
/// long run is preferred to the row above. A match with the row above has at most the maximum
/// length of a single match, after which the choice is made again.
ALWAYS_INLINE Match best_match(
    Finder *finder, Rows rows, const uint32_t *now, const uint32_t *above, uint32_t here,
    size_t column) {
  if (column == 0) return first_match(rows, now, above);
  const uint32_t reach = longestMatch / rows.channels;
  size_t left = rows.width - column;
  Match best = {now[0] == now[-1] ? equal_words(now, now - 1, left) : 0, rows.channels};
  if (best.pixels >= reach) return best;
  if (above != NULL && now[0] == above[0]) {
    uint32_t pixels = equal_words(now, above, left < reach ? left : reach);
    if (pixels > best.pixels + 1)
      best = (Match){pixels, (uint32_t)rows.width * rows.channels + 1};
  }
  if (best.pixels >= 4 || left < 2) return best;
  uint32_t *place = finder->places + hash(now), former = *place;
  *place = here;
  // After a long sequence without matches, as in a photograph, only every fourth pixel is looked
  // up.
  if (finder->literals > 48 && column % 4 != 0) return best;
  Match match = remembered(finder, &rows, now, here, (uint32_t)column, former);
  return match.pixels > best.pixels ? match : best;
}

ALWAYS_INLINE void count_literal(Block *block, uint32_t word, int hasAlpha) {
  block->bytes[0][word & 255]++;
  block->bytes[1][word >> 8 & 255]++;
  block->bytes[2][word >> 16 & 255]++;
  if (hasAlpha) block->bytes[3][word >> 24]++;
}

/// Writes the current block and begins a new one.
static int next_block(Finder *finder, size_t pixel, Bits *bits, Output *output) {
  if (!block_write(&finder->block, &finder->rows, 0, bits, output)) return 0;
  block_begin(&finder->block, pixel);
  return 1;
}

/// Returns a number whose value is hidden from the compiler. After a branch, the processor can
/// speculatively continue with it before the comparison is complete.
ALWAYS_INLINE uint32_t foreseen(uint32_t number) {
  __asm__ volatile("" : "+r"(number));
  return number;
}

/// Adds bytes that repeat one pixel. Most of a long run becomes a copy of the 24 bytes before it.
///
/// A decoder copies from one pixel back byte by byte, but from at least eight bytes back in words
/// of eight bytes. 24 bytes are eight pixels of RGB or six of RGBA. A frame of a user interface is
/// then decoded in 0.85 of the time, or in 0.92 by libpng, and has 3 % more bytes. The first,
/// nearer copy provides these 24 bytes and also takes the remainder that is too short for a match
/// of maximum length, so the number of matches does not increase. For repeated grey, copying from
/// one byte back would be fastest here but slowest in zlib.
ALWAYS_INLINE void add_run(Finder *finder, uint32_t channels, uint32_t length) {
  // These lengths are whole pixels, in one or two matches of maximum length.
  const uint32_t full = channels == 3 ? longestMatch : 2 * longestMatch;
  const uint32_t nearest = repeatedBytes - channels;
  if (length >= nearest + full) {
    uint32_t near = nearest + (length - nearest) % full;
    block_add(&finder->block, (Sequence){finder->literals, near, channels});
    block_add(&finder->block, (Sequence){0, length - near, repeatedBytes});
    return;
  }
  block_add(&finder->block, (Sequence){finder->literals, length, channels});
}

/// Adds the sequences of one row. The code is compiled separately for each kind of picture.
ALWAYS_INLINE int find_row(
    Finder *finder, Rows rows, const uint32_t *words, const uint32_t *above, uint32_t start,
    Bits *bits, Output *output) {
  for (size_t column = 0; column < rows.width;) {
    const uint32_t *over = above == NULL ? NULL : above + column;
    Match match = best_match(
        finder, rows, words + column, over, start + (uint32_t)column, column);
    if (match.pixels == 0) {
      count_literal(&finder->block, words[column], rows.channels == 4);
      if (column == 0) finder->block.bytes[0][rows.filter]++;
      finder->literals++;
      column++;
      continue;
    }
    if (match.pixels == 2) match.pixels = foreseen(2);
    uint32_t length = match.pixels * rows.channels + (column == 0);
    if (match.distance == rows.channels)
      add_run(finder, rows.channels, length);
    else
      block_add(&finder->block, (Sequence){finder->literals, length, match.distance});
    finder->literals = 0;
    column += match.pixels;
    // A run adds two sequences, and literals may follow the last one.
    if (finder->block.count > blockSequences - 3
        && !next_block(finder, start + column, bits, output))
      return 0;
  }
  return 1;
}

int finder_row(Finder *finder, size_t row, Bits *bits, Output *output) {
  Rows rows = finder->rows;
  const uint32_t *words = rows.words + row * rows.width;
  size_t stride = rows.width * rows.channels + 1;
  // A row may be searched faster than the next one arrives in the cache, so the next row is
  // prefetched.
  if (rows.filter == 0)
    for (size_t ahead = 0; ahead < rows.width; ahead += 16)
      __builtin_prefetch(words + rows.width + ahead);
  uint32_t start = (uint32_t)(row * rows.width);
  // Differences to the row above seldom equal those of the previous row.
  int hasAbove = rows.filter == 0 && row > finder->first && stride <= farthest;
  const uint32_t *above = hasAbove ? words - rows.width : NULL;
  if (rows.channels != 3) return find_row(finder, rows, words, above, start, bits, output);
  rows.channels = 3;
  if (above == NULL) return find_row(finder, rows, words, NULL, start, bits, output);
  return find_row(finder, rows, words, above, start, bits, output);
}

int finder_end(Finder *finder, int isLast, Bits *bits, Output *output) {
  Block *block = &finder->block;
  if (finder->literals > 0) block_add(block, (Sequence){finder->literals, 0, 0});
  finder->literals = 0;
  if (block->count == 0 && !isLast) return 1;
  int isWritten = block_write(block, &finder->rows, isLast, bits, output);
  block->count = 0;
  return isWritten;
}
