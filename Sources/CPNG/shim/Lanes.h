#pragma once

// Operations on sixteen bytes at a time with the compiler's vector types. SSE2 on x86-64 and NEON
// on arm64 are always available, so nothing is selected at run time. All functions are inlined even
// in debug builds, where a call would cost more than the operation.

#include <stddef.h>
#include <stdint.h>
#include <string.h>

#if defined(__x86_64__)
#include <emmintrin.h>
#endif

#define ALWAYS_INLINE static inline __attribute__((always_inline))

typedef uint8_t Bytes16 __attribute__((vector_size(16)));
typedef uint64_t Words2 __attribute__((vector_size(16)));

ALWAYS_INLINE Bytes16 load16(const void *bytes) {
  Bytes16 lanes;
  memcpy(&lanes, bytes, sizeof lanes);
  return lanes;
}

ALWAYS_INLINE void store16(void *bytes, Bytes16 lanes) { memcpy(bytes, &lanes, sizeof lanes); }

ALWAYS_INLINE uint64_t load8(const void *bytes) {
  uint64_t word;
  memcpy(&word, bytes, sizeof word);
  return word;
}

ALWAYS_INLINE uint32_t load4(const void *bytes) {
  uint32_t word;
  memcpy(&word, bytes, sizeof word);
  return word;
}

ALWAYS_INLINE int is_zero(Bytes16 lanes) {
  Words2 words = (Words2)lanes;
  return (words[0] | words[1]) == 0;
}

typedef uint32_t Words4 __attribute__((vector_size(16)));

/// Returns the number of equal words, out of four, before the first different one.
ALWAYS_INLINE uint32_t equal_lanes(const uint32_t *left, const uint32_t *right) {
#if defined(__x86_64__)
  int mask = _mm_movemask_ps((__m128)((Words4)load16(left) == (Words4)load16(right)));
  return (uint32_t)__builtin_ctz(~(unsigned)mask);
#else
  Words2 differences = (Words2)(load16(left) ^ load16(right));
  if (differences[0] != 0) return (uint32_t)__builtin_ctzll(differences[0]) / 32;
  return differences[1] == 0 ? 4 : 2 + (uint32_t)__builtin_ctzll(differences[1]) / 32;
#endif
}
