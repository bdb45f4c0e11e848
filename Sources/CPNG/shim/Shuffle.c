#include "Shuffle.h"

#include "Lanes.h"

static _Atomic int isSwitchedOff;

void shuffle_allow(int isAllowed) { isSwitchedOff = !isAllowed; }

#if defined(__x86_64__)

#include <immintrin.h>

#define WIDE __attribute__((target("ssse3")))
#define WIDEST __attribute__((target("avx2")))

WIDE static size_t pack(const uint32_t *rgba, size_t count, uint8_t *rgb, uint32_t *all) {
  const __m128i order = _mm_setr_epi8(0, 1, 2, 4, 5, 6, 8, 9, 10, 12, 13, 14, -1, -1, -1, -1);
  __m128i common = _mm_set1_epi32(-1);
  size_t done = 0;
  // Sixteen bytes are stored for every twelve, so the last pixels are left to the caller.
  for (; done + 6 <= count; done += 4, rgb += 12) {
    __m128i words = _mm_loadu_si128((const __m128i *)(rgba + done));
    common = _mm_and_si128(common, words);
    _mm_storeu_si128((__m128i *)rgb, _mm_shuffle_epi8(words, order));
  }
  Words4 parts = (Words4)common;
  *all &= parts[0] & parts[1] & parts[2] & parts[3];
  return done;
}

WIDE static size_t unpack(const uint8_t *rgb, size_t count, uint32_t *rgba) {
  const __m128i order = _mm_setr_epi8(0, 1, 2, -1, 3, 4, 5, -1, 6, 7, 8, -1, 9, 10, 11, -1);
  const __m128i opaque = _mm_set1_epi32((int)0xFF000000);
  size_t done = 0;
  // Sixteen bytes are loaded for every twelve, so the last pixels are left to the caller.
  for (; done + 6 <= count; done += 4, rgb += 12)
    _mm_storeu_si128(
        (__m128i *)(rgba + done),
        _mm_or_si128(
            _mm_shuffle_epi8(_mm_loadu_si128((const __m128i *)rgb), order), opaque));
  return done;
}

WIDEST static size_t add(
    const uint8_t *rgb, size_t count, const uint32_t *above, uint32_t *rgba) {
  const __m256i order = _mm256_setr_epi8(
      0, 1, 2, -1, 3, 4, 5, -1, 6, 7, 8, -1, 9, 10, 11, -1,
      0, 1, 2, -1, 3, 4, 5, -1, 6, 7, 8, -1, 9, 10, 11, -1);
  const __m256i opaque = _mm256_set1_epi32((int)0xFF000000);
  size_t done = 0;
  // Sixteen bytes are loaded for the second twelve too.
  for (; done + 10 <= count; done += 8, rgb += 24) {
    __m256i bytes = _mm256_inserti128_si256(
        _mm256_castsi128_si256(_mm_loadu_si128((const __m128i *)rgb)),
        _mm_loadu_si128((const __m128i *)(rgb + 12)), 1);
    __m256i sum = _mm256_add_epi8(
        _mm256_shuffle_epi8(bytes, order), _mm256_loadu_si256((const __m256i *)(above + done)));
    _mm256_storeu_si256((__m256i *)(rgba + done), _mm256_or_si256(sum, opaque));
  }
  return done;
}

static int is_there(void) { return !isSwitchedOff && __builtin_cpu_supports("ssse3"); }
static int is_wide(void) { return !isSwitchedOff && __builtin_cpu_supports("avx2"); }

#elif defined(__aarch64__)

#include <arm_neon.h>

static size_t pack(const uint32_t *rgba, size_t count, uint8_t *rgb, uint32_t *all) {
  uint8x16_t alpha = vdupq_n_u8(255);
  size_t done = 0;
  for (; done + 16 <= count; done += 16, rgb += 48) {
    uint8x16x4_t words = vld4q_u8((const uint8_t *)(rgba + done));
    alpha = vandq_u8(alpha, words.val[3]);
    uint8x16x3_t bytes = {{words.val[0], words.val[1], words.val[2]}};
    vst3q_u8(rgb, bytes);
  }
  if (vminvq_u8(alpha) != 255) *all = 0;
  return done;
}

static size_t unpack(const uint8_t *rgb, size_t count, uint32_t *rgba) {
  size_t done = 0;
  for (; done + 16 <= count; done += 16, rgb += 48) {
    uint8x16x3_t bytes = vld3q_u8(rgb);
    uint8x16x4_t words = {{bytes.val[0], bytes.val[1], bytes.val[2], vdupq_n_u8(255)}};
    vst4q_u8((uint8_t *)(rgba + done), words);
  }
  return done;
}

static size_t add(const uint8_t *rgb, size_t count, const uint32_t *above, uint32_t *rgba) {
  size_t done = 0;
  for (; done + 16 <= count; done += 16, rgb += 48) {
    uint8x16x3_t bytes = vld3q_u8(rgb);
    uint8x16x4_t words = vld4q_u8((const uint8_t *)(above + done));
    for (int part = 0; part < 3; part++)
      words.val[part] = vaddq_u8(words.val[part], bytes.val[part]);
    words.val[3] = vdupq_n_u8(255);
    vst4q_u8((uint8_t *)(rgba + done), words);
  }
  return done;
}

static int is_there(void) { return !isSwitchedOff; }
static int is_wide(void) { return is_there(); }

#else

static size_t pack(const uint32_t *rgba, size_t count, uint8_t *rgb, uint32_t *all) { return 0; }
static size_t unpack(const uint8_t *rgb, size_t count, uint32_t *rgba) { return 0; }
static size_t add(const uint8_t *rgb, size_t count, const uint32_t *above, uint32_t *rgba) {
  return 0;
}
static int is_there(void) { return 0; }
static int is_wide(void) { return 0; }

#endif

size_t shuffle_pack(const uint32_t *rgba, size_t count, uint8_t *rgb, uint32_t *all) {
  return is_there() ? pack(rgba, count, rgb, all) : 0;
}

size_t shuffle_unpack(const uint8_t *rgb, size_t count, uint32_t *rgba) {
  return is_there() ? unpack(rgb, count, rgba) : 0;
}

size_t shuffle_add(const uint8_t *rgb, size_t count, const uint32_t *above, uint32_t *rgba) {
  return is_wide() ? add(rgb, count, above, rgba) : 0;
}
