#include "CKernels.h"

#include "Pixels.h"
#include "Sweep.h"

// One colour laid over pixels: the twin of `SourceOver.fill`.

/// The colour, in the two ways it is needed.
typedef struct {
  Eight pixels;
  uint32_t word;
  bool isOpaque;
} Source;

PART Source source_make(uint32_t word) {
  Words8 words = (Words8){0} + word;
  return (Source){eight_split(words), word, word >> 24 == 255};
}

/// Draws eight pixels, each with a byte of coverage.
PART void draw_eight(const Source *source, uint32_t *pixels, uint64_t bytes) {
  Eight below = eight_split(words_load(pixels));
  Shorts16 share = lanes(bytes);
  // An opaque colour is mixed, which rounds once; another is scaled and then laid over.
  Eight drawn = source->isOpaque ? eight_mixed(source->pixels, share, below)
                                 : eight_over(eight_scaled(source->pixels, share), below);
  words_store(eight_join(drawn), pixels);
}

/// Draws one to seven pixels whose coverage is in the lowest bytes.
///
/// Eight are drawn, the others with no coverage, which leaves them as they are: those behind, since
/// a pixel that was just written is slow to read again; at the end of the memory those before; of a
/// surface that has no eight, a copy.
PART void draw_few(
    const Source *source, const CKernelsSurface *s, size_t at, size_t count, uint64_t bytes) {
  if (at + 8 <= s->count) return draw_eight(source, s->pixels + at, bytes);
  size_t missing = 8 - count;
  if (at >= missing) return draw_eight(source, s->pixels + at - missing, bytes << 8 * missing);
  uint32_t copy[8] = {0};
  memcpy(copy, s->pixels + at, count * sizeof *copy);
  draw_eight(source, copy, bytes);
  memcpy(s->pixels + at, copy, count * sizeof *copy);
}

PART void fill_bytes(
    const Source *source, const CKernelsSurface *s, size_t at, size_t count,
    const uint8_t *coverage, bool isPadded) {
  for (; count >= 8; count -= 8, at += 8, coverage += 8) {
    uint64_t bytes;
    memcpy(&bytes, coverage, sizeof bytes);
    if (bytes == 0) continue;
    if (bytes == UINT64_MAX && source->isOpaque)
      words_store((Words8){0} + source->word, s->pixels + at);
    else
      draw_eight(source, s->pixels + at, bytes);
  }
  if (count == 0) return;
  uint64_t bytes = isPadded ? padded_bytes(coverage, count) : few_bytes(coverage, count);
  if (bytes) draw_few(source, s, at, count, bytes);
}

PART void fill_uniform(
    const Source *source, const CKernelsSurface *s, size_t at, size_t count, uint32_t coverage) {
  if ((source->word >> 24 & coverage) == 255) {
    for (; count >= 8; count -= 8, at += 8)
      words_store((Words8){0} + source->word, s->pixels + at);
    for (; count > 0; count--) s->pixels[at++] = source->word;
    return;
  }
  uint64_t bytes = coverage * UINT64_C(0x0101010101010101);
  for (; count >= 8; count -= 8, at += 8) draw_eight(source, s->pixels + at, bytes);
  if (count > 0) draw_few(source, s, at, count, bytes >> 8 * (8 - count));
}

/// Fills a row of a surface as far as runs cover it; `bytes` is for the column `left`.
PART void fill_runs(
    const Source *source, const CKernelsSurface *s, int64_t y, const CKernelsRun *runs,
    size_t count, const uint8_t *bytes, int64_t left) {
  int64_t row = (y - s->minY) * s->width - s->minX;
  const uint32_t *ahead = s->pixels + row + 4 * s->width;
  for (size_t index = 0; index < count; index++) {
    CKernelsRun run = runs[index];
    size_t length = run.end - run.start;
    // Each row of a picture is in another page, which nobody foresees: a shape's rows are nearly
    // below each other, so that what the fourth row from here needs is asked for now.
    __builtin_prefetch(ahead + run.start, 1);
    if (run.value < 0)
      fill_bytes(source, s, row + run.start, length, bytes + (run.start - left), true);
    else
      fill_uniform(source, s, row + run.start, length, run.value);
  }
}

KERNEL void CKernelsFillRuns(
    const CKernelsSurface *surface, int64_t y, const CKernelsRun *runs, size_t count,
    const uint8_t *bytes, int64_t left, uint32_t word) {
  Source source = source_make(word);
  fill_runs(&source, surface, y, runs, count, bytes, left);
}

KERNEL void CKernelsFillShape(
    const CKernelsSurface *surface, const CKernelsCells *cells, const CKernelsShape *shape,
    CKernelsRun *runs, uint8_t *bytes, uint32_t word) {
  Source source = source_make(word);
  size_t count = 0;
  for (int64_t y = shape->minY; y < shape->maxY; y++) {
    bool differs = cells->rows > 64 || shape->rows >> (y - cells->top) & 1;
    if (differs)
      count = sweep_row(
          cells, y, shape->maxX - cells->left, shape->isEvenOdd, runs, bytes);
    fill_runs(&source, surface, y, runs, count, bytes, cells->left);
  }
}

KERNEL void CKernelsFillSpans(
    const CKernelsSurface *surface, const CKernelsSpan *spans, size_t count, int64_t x, int64_t y,
    uint32_t word) {
  Source source = source_make(word);
  const CKernelsSurface s = *surface;
  int64_t first = (y - s.minY) * s.width + x - s.minX;
  for (const CKernelsSpan *span = spans, *end = spans + count; span < end; span++) {
    size_t at = first + span->y * s.width + span->x;
    // As in `fill_runs`.
    __builtin_prefetch(s.pixels + at + 4 * s.width, 1);
    if (span->bytes != UINT64_MAX) {
      if (at + 8 <= s.count)
        draw_eight(&source, s.pixels + at, span->bytes);
      else
        draw_few(&source, &s, at, s.count - at, span->bytes);
    } else if (source.isOpaque) {
      for (size_t eight = 0; eight < span->count; eight++)
        words_store((Words8){0} + source.word, s.pixels + at + 8 * eight);
    } else {
      for (size_t eight = 0; eight < span->count; eight++)
        draw_eight(&source, s.pixels + at + 8 * eight, UINT64_MAX);
    }
  }
}

KERNEL void CKernelsFillMask(
    const CKernelsSurface *surface, const CKernelsMask *mask, uint32_t word) {
  Source source = source_make(word);
  const uint8_t *coverage = mask->coverage;
  size_t width = mask->maxX - mask->minX;
  int64_t at = (mask->minY - surface->minY) * surface->width + mask->minX - surface->minX;
  for (int64_t y = mask->minY; y < mask->maxY; y++) {
    // As in `fill_runs`.
    __builtin_prefetch(surface->pixels + at + 4 * surface->width, 1);
    fill_bytes(&source, surface, at, width, coverage, false);
    coverage += mask->stride;
    at += surface->width;
  }
}
