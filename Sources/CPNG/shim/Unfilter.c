#include "Unfilter.h"

#include "Lanes.h"
#include "Shuffle.h"

// The bytes of a pixel are added separately in one word: the highest bits are added apart from the
// others, so that nothing carries into the next byte. Three of the five filters depend on the pixel
// to the left, so wider registers would not help. However, in pictures of user interfaces, two of
// these filters mostly have zeros, which are processed eight pixels at a time. In a frame written
// with these filters, zeros are 90 % (sub) and 75 % (Paeth) of the pixels.

static const uint32_t opaque = 0xFF000000, highest = 0x80808080, others = 0x7F7F7F7F;

ALWAYS_INLINE uint32_t add_bytes(uint32_t left, uint32_t right) {
  return ((left & others) + (right & others)) ^ ((left ^ right) & highest);
}

/// Returns the mean of each byte, rounded down.
ALWAYS_INLINE uint32_t mean_bytes(uint32_t left, uint32_t right) {
  return (left & right) + (((left ^ right) & 0xFEFEFEFE) >> 1);
}

/// Returns the bytes of a pixel. With three channels, the fourth is 0.
ALWAYS_INLINE uint32_t load_pixel(const uint8_t *bytes, uint32_t channels) {
  if (channels == 4) return load4(bytes);
  uint16_t low;
  memcpy(&low, bytes, 2);
  return low | (uint32_t)bytes[2] << 16;
}

/// Four bytes as signed numbers.
typedef int16_t Numbers __attribute__((vector_size(8)));
typedef uint8_t Bytes4 __attribute__((vector_size(4)));

ALWAYS_INLINE Numbers numbers(uint32_t word) {
  Bytes4 bytes;
  memcpy(&bytes, &word, 4);
  return __builtin_convertvector(bytes, Numbers);
}

ALWAYS_INLINE Numbers magnitude(Numbers value) {
  Numbers sign = value >> 15;
  return (value ^ sign) - sign;
}

/// Returns the one of left, above and above left that is closest to left + above - above left. Of
/// equally close ones, the first is returned.
ALWAYS_INLINE Numbers nearest(Numbers left, Numbers above, Numbers corner) {
  Numbers toLeft = above - corner, toAbove = left - corner;
  Numbers far = magnitude(toLeft), farAbove = magnitude(toAbove);
  Numbers farCorner = magnitude(toLeft + toAbove);
  Numbers isLeft = (far <= farAbove) & (far <= farCorner), isAbove = farAbove <= farCorner;
  return (isLeft & left) | (~isLeft & ((isAbove & above) | (~isAbove & corner)));
}

ALWAYS_INLINE uint32_t word(Numbers value) {
  Bytes4 bytes = __builtin_convertvector(value, Bytes4);
  uint32_t result;
  memcpy(&result, &bytes, 4);
  return result;
}

enum { run = 8 };

/// Returns whether the bytes of eight pixels are zeros.
ALWAYS_INLINE int are_zeros(const uint8_t *bytes, uint32_t channels) {
  uint64_t parts[run * 4 / 8], any = 0;
  memcpy(parts, bytes, run * channels);
  for (uint32_t part = 0; part < channels; part++) any |= parts[part];
  return any == 0;
}

/// Returns whether eight words are the same colour.
ALWAYS_INLINE int are_flat(const uint32_t *words, uint32_t color) {
  uint32_t any = 0;
  for (int index = 0; index < run; index++) any |= words[index] ^ color;
  return any == 0;
}

ALWAYS_INLINE void fill(uint32_t *words, uint32_t color) {
  for (int index = 0; index < run; index++) words[index] = color;
}

ALWAYS_INLINE void unfilter_none(
    const uint8_t *bytes, uint32_t channels, size_t width, uint32_t *words) {
  if (channels == 4) {
    memmove(words, bytes, 4 * width);
    return;
  }
  size_t done = shuffle_unpack(bytes, width, words);
  for (; done < width; done++) words[done] = load_pixel(bytes + 3 * done, 3) | opaque;
}

/// Adds the pixels of a range to their left neighbours. Returns the last pixel.
ALWAYS_INLINE uint32_t add_left(
    const uint8_t *bytes, uint32_t channels, size_t place, size_t end, uint32_t left,
    uint32_t *words) {
  uint32_t filled = channels == 3 ? opaque : 0;
  for (; place < end; place++) {
    left = add_bytes(left, load_pixel(bytes + channels * place, channels));
    words[place] = left | filled;
  }
  return left;
}

ALWAYS_INLINE void unfilter_sub(
    const uint8_t *bytes, uint32_t channels, size_t width, uint32_t *words) {
  uint32_t left = 0, filled = channels == 3 ? opaque : 0;
  size_t place = 0;
  for (; place + run <= width; place += run) {
    if (are_zeros(bytes + channels * place, channels))
      fill(words + place, left | filled);
    else
      left = add_left(bytes, channels, place, place + run, left, words);
  }
  add_left(bytes, channels, place, width, left, words);
}

ALWAYS_INLINE void unfilter_up(
    const uint8_t *bytes, uint32_t channels, size_t width, const uint32_t *above, uint32_t *words) {
  size_t place = 0;
  if (channels == 4) {
    for (; place + 4 <= width; place += 4)
      store16(words + place, load16(bytes + 4 * place) + load16(above + place));
  } else {
    // Reordering and addition are one step, because two thirds of a picture's rows may have this
    // filter.
    place = shuffle_add(bytes, width, above, words);
  }
  for (; place < width; place++) {
    uint32_t sum = add_bytes(load_pixel(bytes + channels * place, channels), above[place]);
    words[place] = channels == 3 ? sum | opaque : sum;
  }
}

ALWAYS_INLINE void unfilter_average(
    const uint8_t *bytes, uint32_t channels, size_t width, const uint32_t *above, uint32_t *words) {
  uint32_t left = 0, filled = channels == 3 ? opaque : 0;
  for (size_t place = 0; place < width; place++, bytes += channels) {
    uint32_t over = above == NULL ? 0 : above[place];
    left = add_bytes(mean_bytes(left, over), load_pixel(bytes, channels));
    words[place] = left | filled;
  }
}

/// Adds the pixels of a range to the closest of their neighbours.
ALWAYS_INLINE void add_nearest(
    const uint8_t *bytes, uint32_t channels, size_t place, size_t end, const uint32_t *above,
    uint32_t *words) {
  Numbers left = {0}, corner = {0};
  if (place > 0) {
    left = numbers(words[place - 1]);
    corner = numbers(above[place - 1]);
  }
  const Numbers byte = {255, 255, 255, 255};
  uint32_t filled = channels == 3 ? opaque : 0;
  for (; place < end; place++) {
    Numbers over = numbers(above[place]);
    left = (nearest(left, over, corner) + numbers(load_pixel(bytes + channels * place, channels)))
        & byte;
    words[place] = word(left) | filled;
    corner = over;
  }
}

/// Makes eight pixels whose bytes are zeros, if this is possible without examining each pixel. If
/// the previous pixel equals the one above it, all pixels equal those above. If the row above has
/// one colour, all pixels equal the previous one. Returns 0 in all other cases.
ALWAYS_INLINE int repeat_nearest(const uint32_t *above, uint32_t *words) {
  if (words[-1] == above[-1]) {
    memcpy(words, above, run * 4);
    return 1;
  }
  if (!are_flat(above, above[-1])) return 0;
  fill(words, words[-1]);
  return 1;
}

ALWAYS_INLINE void unfilter_paeth(
    const uint8_t *bytes, uint32_t channels, size_t width, const uint32_t *above, uint32_t *words) {
  size_t place = width < run ? width : run;
  add_nearest(bytes, channels, 0, place, above, words);
  for (; place + run <= width; place += run) {
    if (!are_zeros(bytes + channels * place, channels)
        || !repeat_nearest(above + place, words + place))
      add_nearest(bytes, channels, place, place + run, above, words);
  }
  add_nearest(bytes, channels, place, width, above, words);
}

ALWAYS_INLINE int unfilter(
    const uint8_t *bytes, uint32_t channels, size_t width, const uint32_t *above, uint32_t *words) {
  uint8_t filter = *bytes++;
  // Without a row above, the up filter changes nothing, and the Paeth filter always uses the left
  // pixel.
  if (above == NULL && filter == 2) filter = 0;
  if (above == NULL && filter == 4) filter = 1;
  switch (filter) {
  case 0: unfilter_none(bytes, channels, width, words); return 1;
  case 1: unfilter_sub(bytes, channels, width, words); return 1;
  case 2: unfilter_up(bytes, channels, width, above, words); return 1;
  case 3: unfilter_average(bytes, channels, width, above, words); return 1;
  case 4: unfilter_paeth(bytes, channels, width, above, words); return 1;
  default: return 0;
  }
}

int unfilter_row(
    const uint8_t *bytes, uint32_t channels, size_t width, const uint32_t *above, uint32_t *words) {
  if (channels == 4) return unfilter(bytes, 4, width, above, words);
  return unfilter(bytes, 3, width, above, words);
}
