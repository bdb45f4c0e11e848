#pragma once

// Operations on eight premultiplied pixels at a time, like those of `PixelQuad` on four.
//
//   a b g r  a b g r  …      →      0 b 0 r  0 b 0 r  …      and      0 a 0 g  0 a 0 g  …

#include "Vectors.h"

/// Eight pixels, with every channel in 16 bits.
typedef struct {
  Shorts16 redBlue, greenAlpha;
} Eight;

PART Words8 words_load(const uint32_t *p) {
  Words8 words;
  memcpy(&words, p, sizeof words);
  return words;
}

PART void words_store(Words8 words, uint32_t *p) { memcpy(p, &words, sizeof words); }

PART Eight eight_split(Words8 words) {
  return (Eight){(Shorts16)(words & 0x00FF00FF), (Shorts16)(words >> 8 & 0x00FF00FF)};
}

PART Words8 eight_join(Eight e) { return (Words8)e.redBlue | (Words8)e.greenAlpha << 8; }

/// Returns products of two bytes divided by 255 and rounded, which is exact for all products.
PART Shorts16 divided(Shorts16 products) {
  Shorts16 sum = products + 128;
#if defined(__x86_64__)
  // This equals the expression below, with a single multiplication: 257 · sum / 65536, rounded
  // down.
  return (Shorts16)__builtin_ia32_pmulhuw256((Signs16)sum, (Signs16){0} + 257);
#else
  return (sum + (sum >> 8)) >> 8;
#endif
}

/// Returns lanes in which each of eight bytes is in both lanes of its pixel.
PART Shorts16 lanes(uint64_t bytes) {
  const Bytes32 zero = {0};
  Bytes32 all = (Bytes32)((Longs4){0} + bytes);
  // Each half of the register is filled from the same half, which is a single instruction.
  return (Shorts16)__builtin_shufflevector(
      all, zero, 0, 32, 0, 32, 1, 32, 1, 32, 2, 32, 2, 32, 3, 32, 3, 32, 20, 32, 20, 32, 21, 32,
      21, 32, 22, 32, 22, 32, 23, 32, 23, 32);
}

PART Eight eight_scaled(Eight e, Shorts16 factors) {
  return (Eight){divided(e.redBlue * factors), divided(e.greenAlpha * factors)};
}

/// Returns pixels composited over others.
PART Eight eight_over(Eight above, Eight below) {
  Words8 alpha = (Words8)above.greenAlpha >> 16;
  Eight rest = eight_scaled(below, 255 - (Shorts16)(alpha | alpha << 16));
  return (Eight){above.redBlue + rest.redBlue, above.greenAlpha + rest.greenAlpha};
}

/// Returns a mix of pixels: `share`/255 of the first and the rest of the second.
PART Eight eight_mixed(Eight e, Shorts16 share, Eight other) {
  Shorts16 rest = 255 - share;
  return (Eight){
      divided(e.redBlue * share + other.redBlue * rest),
      divided(e.greenAlpha * share + other.greenAlpha * rest)};
}

/// Reads one to seven bytes into the lowest bytes of a word.
///
/// There must be readable memory after them, so that a single read of eight bytes is possible.
PART uint64_t padded_bytes(const uint8_t *bytes, size_t count) {
  uint64_t eight;
  memcpy(&eight, bytes, sizeof eight);
  return eight & ((UINT64_C(1) << 8 * count) - 1);
}

/// Reads one to seven bytes into the lowest bytes of a word, without reading beyond them.
PART uint64_t few_bytes(const uint8_t *bytes, size_t count) {
  if (count >= 4) {
    uint32_t low, high;
    memcpy(&low, bytes, 4);
    memcpy(&high, bytes + count - 4, 4);
    return low | (uint64_t)high << 8 * (count - 4);
  }
  if (count >= 2) {
    uint16_t low, high;
    memcpy(&low, bytes, 2);
    memcpy(&high, bytes + count - 2, 2);
    return low | (uint64_t)high << 8 * (count - 2);
  }
  return bytes[0];
}
