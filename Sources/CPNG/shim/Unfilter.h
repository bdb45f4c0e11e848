#pragma once

#include <stddef.h>
#include <stdint.h>

/// Reverses the filter of a row and converts its pixels to words whose lowest byte is red. The
/// highest byte is 255 if the file has three bytes per pixel.
///
/// `bytes` begins with the number of the filter. It may overlap the output: with 3 channels, no
/// byte is overwritten before it is read if `bytes` ends at or after the end of the output; with 4,
/// `bytes` may begin at the output's first byte or later. `above` is the previous output row, or
/// NULL, which counts as zeros. Returns 0 if the filter does not exist.
int unfilter_row(
    const uint8_t *bytes, uint32_t channels, size_t width, const uint32_t *above, uint32_t *words);
