#pragma once

#include <stddef.h>
#include <stdint.h>

/// Takes the filter off one row and makes words of its pixels: red in the lowest byte, 255 in the
/// highest where the file has three bytes a pixel.
///
/// `bytes` begin with the number of the filter. They may lie in the memory of the words, behind
/// where the row is written: no byte is overwritten before it is read, if `channels` is 3; with 4,
/// the first of the bytes may lie at most as far as the words. `above` is the row above as it was
/// made, or NULL, which counts as zeros. 0 for a filter that does not exist.
int unfilter_row(
    const uint8_t *bytes, uint32_t channels, size_t width, const uint32_t *above, uint32_t *words);
