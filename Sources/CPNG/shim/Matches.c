#include "Matches.h"

#include "Lanes.h"

enum { farthest = 32768, longestRun = 1 << 20, repeatedBytes = 24 };

/// A match of whole pixels; none where there are no pixels.
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

/// Returns how many words at the beginning are equal, of at most `most`.
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

/// Where the two pixels from here on are remembered: the upper bits of their product with a number
/// that is odd and otherwise without order.
ALWAYS_INLINE uint32_t hash(const uint32_t *words) {
  return (uint32_t)(load8(words) * 0x9E3779B97F4A7C15u >> (64 - finderHashBits));
}

/// The pixels that stood before at the remembered place, if they still do and are near enough.
ALWAYS_INLINE Match remembered(
    const Finder *finder, const Rows *rows, const uint32_t *now, uint32_t here, uint32_t column,
    uint32_t then) {
  uint32_t pixels = here - then;
  if (then == 0 || pixels > farthest / rows->channels || load8(now - pixels) != load8(now))
    return (Match){0, 0};
  // Each row between the two adds a byte to their distance; and neither may leave its row, since
  // behind its end is the number of a filter.
  uint32_t width = (uint32_t)rows->width, beyond = pixels > column ? pixels - column : 0;
  uint32_t lines = (uint32_t)((beyond + width - 1) * finder->perRow >> 32);
  uint32_t former = column + lines * width - pixels;
  uint32_t distance = pixels * rows->channels + lines;
  if (distance > farthest) return (Match){0, 0};
  uint32_t most = width - (former > column ? former : column);
  return (Match){most <= 2 ? 2 : 2 + equal_words(now + 2, now + 2 - pixels, most - 2), distance};
}

/// The match at the first pixel of a row: the row above with its filter.
///
/// Only one pixel of it where the pixel repeats from there on, which is cheaper.
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
/// A pixel that repeats is cheapest: its distance needs no further bits. So a long run wins over
/// the row above, and the row above is taken only as far as one match reaches; then it is chosen
/// anew.
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
  // Where nothing was found for long, as in a photograph, only each fourth pixel is looked up.
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

/// Writes the block and begins another one.
static int next_block(Finder *finder, size_t pixel, Bits *bits, Output *output) {
  if (!block_write(&finder->block, &finder->rows, 0, bits, output)) return 0;
  block_begin(&finder->block, pixel);
  return 1;
}

/// A number that the compiler does not know: behind a branch, the processor goes on with it before
/// the comparison is made.
ALWAYS_INLINE uint32_t foreseen(uint32_t number) {
  __asm__ volatile("" : "+r"(number));
  return number;
}

/// Adds some bytes that repeat one pixel; most of a long run as copies of the 24 bytes before.
///
/// A reader copies byte by byte what lies one pixel back, and eight bytes at a time what lies at
/// least so far back: eight pixels of RGB, six of RGBA. A frame of an interface is read in 0.85 of
/// the time, by libpng in 0.92, and has 3 % more bytes. The nearer copy, without which there are no
/// 24 bytes, also takes what is too short for a match of full length: so there are no more matches
/// than without it. One byte back, where grey repeats, would be quickest here and slowest for zlib.
ALWAYS_INLINE void add_run(Finder *finder, uint32_t channels, uint32_t length) {
  // As many matches as are whole pixels.
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

/// Adds one row's sequences: the same for all pictures, compiled for each kind of them.
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
    // A run has two, and behind the last one there may be literals.
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
  // A row that is searched quickly is searched before the next one is there.
  if (rows.filter == 0)
    for (size_t ahead = 0; ahead < rows.width; ahead += 16)
      __builtin_prefetch(words + rows.width + ahead);
  uint32_t start = (uint32_t)(row * rows.width);
  // Differences to the row above are seldom like the row above.
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
