#include "Color.h"
#include "Sweep.h"

// Kernels that fill pixels with one colour. They are equivalent to `SourceOver.fill`.

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

/// Fills the covered part of a surface's row. The first byte of `bytes` is for the column `left`.
PART void fill_runs(
    const Source *source, const CKernelsSurface *s, int64_t y, const CKernelsRun *runs,
    size_t count, const uint8_t *bytes, int64_t left) {
  int64_t row = (y - s->minY) * s->width - s->minX;
  const uint32_t *ahead = s->pixels + row + 4 * s->width;
  for (size_t index = 0; index < count; index++) {
    CKernelsRun run = runs[index];
    size_t length = run.end - run.start;
    // Each row of a picture is on a different page, which the hardware prefetcher does not predict.
    // The rows of a shape are nearly aligned, so the memory of the fourth row from here is
    // prefetched.
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

KERNEL void CKernelsFillMask(
    const CKernelsSurface *surface, const CKernelsMask *mask, uint32_t word) {
  Source source = source_make(word);
  const uint8_t *coverage = mask->coverage;
  size_t width = mask->maxX - mask->minX;
  int64_t at = (mask->minY - surface->minY) * surface->width + mask->minX - surface->minX;
  for (int64_t y = mask->minY; y < mask->maxY; y++) {
    // The next rows are prefetched, for the reason given in `fill_runs`.
    __builtin_prefetch(surface->pixels + at + 4 * surface->width, 1);
    fill_bytes(&source, surface, at, width, coverage, false);
    coverage += mask->stride;
    at += surface->width;
  }
}
