#pragma once

#include <stddef.h>
#include <stdint.h>

/// Multiplies colours by alpha, each rounded to the nearest byte.
void pixels_premultiply(uint8_t *rgba, size_t count);

/// Divides colours by alpha, rounded to the nearest; multiplying again gives the same bytes back.
void pixels_unpremultiply(const uint8_t *premultiplied, uint8_t *rgba, size_t count);

/// Maps the colours through 256 entries and leaves alpha.
void pixels_map8(uint8_t *rgba, size_t count, const uint8_t *curve);

/// Maps big-endian 16-bit colours through 65536 entries, and rounds alpha, into the row's first
/// half.
void pixels_map16(uint8_t *row, size_t count, const uint8_t *curve);

/// 1 when every alpha is 255.
int pixels_opaque(const uint8_t *rgba, size_t count);

/// Leaves out the fourth byte of each pixel; 1 when it was 255 in all of them.
int pixels_pack(const uint32_t *rgba, size_t count, uint8_t *rgb);
