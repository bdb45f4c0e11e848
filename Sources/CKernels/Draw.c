#include "CKernels.h"

#include "Pixels.h"

// Kernels that composite pixels over pixels. They are equivalent to `SourceOver.draw`.

/// Blends eight pixels, each with a byte of coverage.
PART void draw_eight(const uint32_t *source, uint32_t *pixels, uint64_t bytes) {
  Words8 words = words_load(source);
  // Opaque pixels, such as those of photographs, simply replace the pixels below them.
  if (bytes == UINT64_MAX && __builtin_reduce_and(words) >> 24 == 255)
    return words_store(words, pixels);
  Eight above = eight_split(words);
  if (bytes != UINT64_MAX) above = eight_scaled(above, lanes(bytes));
  words_store(eight_join(eight_over(above, eight_split(words_load(pixels)))), pixels);
}

/// Blends one to seven pixels. Eight pixels are read, and the additional ones get coverage 0.
PART void draw_few(
    const CKernelsSurface *s, size_t at, const uint32_t *source, size_t count, uint64_t bytes) {
  if (at + 8 <= s->count) return draw_eight(source, s->pixels + at, bytes);
  uint32_t copy[8] = {0};
  memcpy(copy, s->pixels + at, count * sizeof *copy);
  draw_eight(source, copy, bytes);
  memcpy(s->pixels + at, copy, count * sizeof *copy);
}

KERNEL void CKernelsDrawUniform(
    const CKernelsSurface *surface, int64_t x, int64_t y, const uint32_t *source, size_t count,
    uint8_t coverage) {
  size_t at = (y - surface->minY) * surface->width + x - surface->minX;
  uint64_t bytes = coverage * UINT64_C(0x0101010101010101);
  for (; count >= 8; count -= 8, at += 8, source += 8)
    draw_eight(source, surface->pixels + at, bytes);
  if (count > 0) draw_few(surface, at, source, count, bytes >> 8 * (8 - count));
}

KERNEL void CKernelsDrawBytes(
    const CKernelsSurface *surface, int64_t x, int64_t y, const uint32_t *source, size_t count,
    const uint8_t *coverage) {
  size_t at = (y - surface->minY) * surface->width + x - surface->minX;
  for (; count >= 8; count -= 8, at += 8, source += 8, coverage += 8) {
    uint64_t bytes;
    memcpy(&bytes, coverage, sizeof bytes);
    if (bytes) draw_eight(source, surface->pixels + at, bytes);
  }
  if (count > 0) draw_few(surface, at, source, count, padded_bytes(coverage, count));
}

KERNEL bool CKernelsAreOpaque(const uint32_t *pixels, size_t count) {
  Words8 all = (Words8){0} + UINT32_MAX;
  size_t x = 0;
  for (; x + 8 <= count; x += 8) all &= words_load(pixels + x);
  uint32_t rest = __builtin_reduce_and(all);
  for (; x < count; x++) rest &= pixels[x];
  return rest >> 24 == 255;
}
