#pragma once

#include <stdint.h>

/// The code of a symbol: its bits in the order in which they are written, and above them their
/// number.
///
/// ```
/// 31 … 16 │ 15 … 0
/// length  │ bits, the first one lowest
/// ```
///
/// The value is 0 for a symbol without a code.
typedef uint32_t HuffmanCode;

enum { huffmanMaximumSymbols = 288 };

/// Returns the number of bits in a code.
static inline uint32_t huffman_length(HuffmanCode code) { return code >> 16; }

/// Makes optimal codes for symbols with these counts. No code is longer than `limit`.
///
/// At least two symbols get codes, even if fewer were counted, because decoders require complete
/// codes. The counts are changed to achieve this.
void huffman_make(uint32_t *counts, int symbols, uint32_t limit, HuffmanCode *codes);
