#include "Pixels.h"

#include <string.h>

#include "CPNG.h"
#include "Lanes.h"
#include "Shuffle.h"

/// Returns `value · alpha / 255` for bytes, rounded to the nearest integer.
static uint8_t scaled(uint32_t value, uint32_t alpha) {
  uint32_t product = value * alpha + 128;
  return (uint8_t)((product + (product >> 8)) >> 8);
}

/// Returns the number of bytes at the beginning that are opaque pixels. It checks sixteen pixels at
/// a time, since most pictures are entirely opaque.
ALWAYS_INLINE size_t opaque_run(const uint8_t *rgba, size_t bytes) {
  size_t run = 0;
  for (; run + 64 <= bytes; run += 64) {
    Words2 all = (Words2)(
        load16(rgba + run) & load16(rgba + run + 16) & load16(rgba + run + 32)
        & load16(rgba + run + 48));
    if ((~(all[0] & all[1]) & 0xFF000000FF000000u) != 0) break;
  }
  while (run < bytes && rgba[run + 3] == 255) run += 4;
  return run;
}

void pixels_premultiply(uint8_t *rgba, size_t count) {
  for (uint8_t *end = rgba + 4 * count; rgba < end; rgba += 4) {
    rgba += opaque_run(rgba, (size_t)(end - rgba));
    if (rgba == end) return;
    uint32_t alpha = rgba[3];
    for (int part = 0; part < 3; part++) rgba[part] = scaled(rgba[part], alpha);
  }
}

/// Returns `value · 255 / alpha`, rounded to the nearest integer. A value above alpha is treated as
/// alpha.
static uint8_t unscaled(uint32_t value, uint32_t alpha) {
  if (value >= alpha) return alpha == 0 ? 0 : 255;
  return (uint8_t)((value * 255 + alpha / 2) / alpha);
}

void pixels_unpremultiply(const uint8_t *premultiplied, uint8_t *rgba, size_t count) {
  memcpy(rgba, premultiplied, 4 * count);
  for (uint8_t *end = rgba + 4 * count; rgba < end; rgba += 4) {
    rgba += opaque_run(rgba, (size_t)(end - rgba));
    if (rgba == end) return;
    uint32_t alpha = rgba[3];
    for (int part = 0; part < 3; part++) rgba[part] = unscaled(rgba[part], alpha);
  }
}

void pixels_map8(uint8_t *rgba, size_t count, const uint8_t *curve) {
  for (uint8_t *end = rgba + 4 * count; rgba < end; rgba += 4)
    for (int part = 0; part < 3; part++) rgba[part] = curve[rgba[part]];
}

void pixels_map16(uint8_t *row, size_t count, const uint8_t *curve) {
  const uint8_t *source = row;
  for (uint8_t *end = row + 4 * count; row < end; row += 4, source += 8) {
    for (int part = 0; part < 3; part++)
      row[part] = curve[source[2 * part] << 8 | source[2 * part + 1]];
    uint32_t alpha = (uint32_t)source[6] << 8 | source[7];
    row[3] = (uint8_t)((alpha + 128) / 257);
  }
}

int pixels_opaque(const uint8_t *rgba, size_t count) {
  return opaque_run(rgba, 4 * count) == 4 * count;
}

void cpng_allow_wide_registers(int isAllowed) { shuffle_allow(isAllowed); }

int pixels_pack(const uint32_t *rgba, size_t count, uint8_t *rgb) {
  uint32_t all = UINT32_MAX;
  size_t done = shuffle_pack(rgba, count, rgb, &all);
  for (rgb += 3 * done; done < count; done++, rgb += 3) {
    all &= rgba[done];
    rgb[0] = (uint8_t)rgba[done];
    rgb[1] = (uint8_t)(rgba[done] >> 8);
    rgb[2] = (uint8_t)(rgba[done] >> 16);
  }
  return all >> 24 == 255;
}
