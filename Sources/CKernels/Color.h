#pragma once

// Blending of one colour over eight pixels, each with its own coverage.

#include "CKernels.h"
#include "Pixels.h"

/// The colour in both forms that are needed.
typedef struct {
  Eight pixels;
  uint32_t word;
  bool isOpaque;
} Source;

PART Source source_make(uint32_t word) {
  Words8 words = (Words8){0} + word;
  return (Source){eight_split(words), word, word >> 24 == 255};
}

/// Blends eight pixels, each with a byte of coverage.
PART void draw_eight(const Source *source, uint32_t *pixels, uint64_t bytes) {
  Eight below = eight_split(words_load(pixels));
  Shorts16 share = lanes(bytes);
  // An opaque colour is mixed with the pixels, which rounds only once. A translucent one is scaled
  // by the coverage and then composited.
  Eight drawn = source->isOpaque ? eight_mixed(source->pixels, share, below)
                                 : eight_over(eight_scaled(source->pixels, share), below);
  words_store(eight_join(drawn), pixels);
}

/// Blends one to seven pixels, whose coverage is in the lowest bytes.
///
/// Eight pixels are blended, and the additional ones get coverage 0, which leaves them unchanged.
/// These are the pixels after the range, since reading a pixel just written is slow, or at the end
/// of the memory the pixels before it. If the surface has fewer than eight pixels, a copy is used.
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
