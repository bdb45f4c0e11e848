#include "Color.h"
#include "Numbers.h"

// A kernel that fills cached coverages with one colour. It is equivalent to `CoverageRow.set` and
// the painting of the row.
//
// All glyphs of a text are drawn by one call, so that the cost per glyph is small.

/// Blends eight pixels that may extend beyond the end of the surface, where nothing is covered.
PART void draw_last(const Source *source, const CKernelsSurface *s, size_t at, uint64_t bytes) {
  if (at + 8 <= s->count)
    draw_eight(source, s->pixels + at, bytes);
  else
    draw_few(source, s, at, s->count - at, bytes);
}

PART void fill_eights(const Source *source, uint32_t *pixels, size_t count) {
  for (; count > 0; count--, pixels += 8) {
    if (source->isOpaque)
      words_store((Words8){0} + source->word, pixels);
    else
      draw_eight(source, pixels, UINT64_MAX);
  }
}

/// Draws spans that are not clipped. `first` is the index of the pixel in the first column of row
/// 0.
///
/// There are no explicit prefetches, since the positions of the next spans are known early enough
/// for the processor to prefetch them itself.
PART void fill_spans(
    const Source *source, const CKernelsSurface *s, const CKernelsSpan *span,
    const CKernelsSpan *end, int64_t first, bool isLast) {
  for (; span < end; span++) {
    size_t at = first + span->y * s->width + span->x;
    if (span->bytes == UINT64_MAX)
      fill_eights(source, s->pixels + at, span->count);
    else if (isLast)
      draw_last(source, s, at, span->bytes);
    else
      draw_eight(source, s->pixels + at, span->bytes);
  }
}

/// Draws spans clipped to a range of columns, which are relative to the same origin as the spans.
PART void fill_cut(
    const Source *source, const CKernelsSurface *s, const CKernelsSpan *span,
    const CKernelsSpan *end, int64_t first, int64_t minX, int64_t maxX) {
  for (; span < end; span++) {
    for (int64_t eight = 0; eight < span->count; eight++) {
      int64_t x = span->x + 8 * eight;
      uint64_t bytes = span->bytes;
      if (x + 8 <= minX || x >= maxX) continue;
      // Pixels clipped on the left must not even be read, since they may be before the surface.
      if (x < minX) {
        bytes >>= 8 * (minX - x);
        x = minX;
      }
      if (x + 8 > maxX) bytes &= UINT64_MAX >> 8 * (x + 8 - maxX);
      if (bytes) draw_last(source, s, first + span->y * s->width + x, bytes);
    }
  }
}

PART void fill_place(
    const Source *source, const CKernelsSurface *s, const CKernelsCoverage *coverage,
    const CKernelsPlace *place, const CKernelsRect *seen) {
  int64_t x = (int64_t)place->x + coverage->minX, y = (int64_t)place->y + coverage->minY;
  int64_t from = larger(seen->minY - y, 0), to = smaller(seen->maxY - y, coverage->height);
  if (from >= to) return;
  const CKernelsSpan *span = coverage->spans + coverage->starts[from];
  const CKernelsSpan *end = coverage->spans + coverage->starts[to];
  int64_t first = (y - s->minY) * s->width + x - s->minX;
  if (x < seen->minX || x + coverage->width > seen->maxX)
    return fill_cut(source, s, span, end, first, seen->minX - x, seen->maxX - x);
  // Only the last rows' groups of eight may extend beyond the end.
  int64_t last = first + (to - 1) * s->width + coverage->width + 8;
  if (last <= (int64_t)s->count)
    fill_spans(source, s, span, end, first, false);
  else
    fill_spans(source, s, span, end, first, true);
}

KERNEL void CKernelsFillPlaces(
    const CKernelsSurface *surface, const CKernelsCoverage *coverages, const CKernelsPlace *places,
    size_t count, const CKernelsRect *seen, uint32_t word) {
  Source source = source_make(word);
  const CKernelsSurface s = *surface;
  // The two cases are separated here, so that no check is needed for each group of eight pixels.
  if (source.isOpaque) {
    source.isOpaque = true;
    for (size_t index = 0; index < count; index++)
      fill_place(&source, &s, &coverages[places[index].coverage], &places[index], seen);
  } else {
    source.isOpaque = false;
    for (size_t index = 0; index < count; index++)
      fill_place(&source, &s, &coverages[places[index].coverage], &places[index], seen);
  }
}
