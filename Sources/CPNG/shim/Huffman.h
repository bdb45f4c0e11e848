#pragma once

#include <stdint.h>

/// One symbol's code: the bits in the order in which they are written, and their number above.
///
/// ```
/// 31 … 16 │ 15 … 0
/// length  │ bits, the first one lowest
/// ```
///
/// 0 for a symbol without a code.
typedef uint32_t HuffmanCode;

enum { huffmanMaximumSymbols = 288 };

/// Returns how many bits a code has.
static inline uint32_t huffman_length(HuffmanCode code) { return code >> 16; }

/// Makes the codes that give symbols of these counts the fewest bits, none longer than `limit`.
///
/// Two symbols at least get a code, also where fewer were counted: readers want complete codes.
/// Changes counts for this.
void huffman_make(uint32_t *counts, int symbols, uint32_t limit, HuffmanCode *codes);
