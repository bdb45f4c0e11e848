#pragma once

#include <stddef.h>
#include <stdint.h>

// Functions that reorder bytes, sixteen or more at a time. The oldest x86-64 processors have no
// such instruction. On those, the functions do nothing and the caller's plain loop does all the
// work.

/// Writes the lower three bytes of words. Returns the number of words processed, from the first.
///
/// The highest byte of `all` stays 255 only if it is 255 in all of these words.
size_t shuffle_pack(const uint32_t *rgba, size_t count, uint8_t *rgb, uint32_t *all);

/// Writes words that consist of three bytes and 255. Returns the number of words processed, from
/// the first.
///
/// The words may begin before the bytes in the same memory, if no word overwrites bytes that have
/// not been read yet.
size_t shuffle_unpack(const uint8_t *rgb, size_t count, uint32_t *rgba);

/// Like `shuffle_unpack`, but adds each byte to that of the word above.
size_t shuffle_add(const uint8_t *rgb, size_t count, const uint32_t *above, uint32_t *rgba);

/// Sets whether the instructions may be used if the processor has them. Tests disable them to test
/// the plain loops.
void shuffle_allow(int isAllowed);
