#pragma once

#include <stddef.h>
#include <stdint.h>

// Bytes in another order, sixteen or more at a time. x86-64 has no such instruction in its oldest
// machines: there these do nothing, and the caller's plain loop does all.

/// Writes the lower three bytes of words; returns how many words it did, from the first.
///
/// The highest byte of `all` stays 255 only if it is so in each of these words.
size_t shuffle_pack(const uint32_t *rgba, size_t count, uint8_t *rgb, uint32_t *all);

/// Writes words of three bytes each and 255; returns how many words it did, from the first.
///
/// The words may begin before the bytes in the same memory, if no word is written over bytes that
/// are still to be read.
size_t shuffle_unpack(const uint8_t *rgb, size_t count, uint32_t *rgba);

/// The same where each byte is to be added to that of the word above.
size_t shuffle_add(const uint8_t *rgb, size_t count, const uint32_t *above, uint32_t *rgba);

/// Whether the instructions may be used where the processor has them; tests say no to see the plain
/// loops.
void shuffle_allow(int isAllowed);
