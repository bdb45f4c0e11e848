#pragma once

#include <stddef.h>
#include <stdint.h>

/// Multiplies the colours by alpha and rounds each to the nearest byte.
void pixels_premultiply(uint8_t *rgba, size_t count);

/// Divides the colours by alpha and rounds them. Multiplying them again gives the original bytes.
void pixels_unpremultiply(const uint8_t *premultiplied, uint8_t *rgba, size_t count);

/// Maps the colours through a table of 256 entries. Alpha is not changed.
void pixels_map8(uint8_t *rgba, size_t count, const uint8_t *curve);

/// Maps big-endian 16-bit colours through a table of 65536 entries and rounds alpha. The result is
/// in the first half of the row.
void pixels_map16(uint8_t *row, size_t count, const uint8_t *curve);

/// Returns 1 if every alpha is 255, and 0 otherwise.
int pixels_opaque(const uint8_t *rgba, size_t count);

/// Copies the pixels without their fourth bytes. Returns 1 if all of these were 255, and 0
/// otherwise.
int pixels_pack(const uint32_t *rgba, size_t count, uint8_t *rgb);
