#include "CKernels.h"
#include "Vectors.h"

// Comparison of two rows of pixels, eight pixels at a time. The result is a bit for each pixel.

typedef uint8_t Bytes32 __attribute__((vector_size(32)));
typedef int32_t Numbers8 __attribute__((vector_size(32)));
typedef float Floats8 __attribute__((vector_size(32)));

/// Returns a bit for each lane, which is set if the lane is all ones. All other lanes must be zero.
PART uint32_t bits_of(Words8 lanes) {
#if defined(__x86_64__)
  return (uint32_t)__builtin_ia32_movmskps256((Floats8)lanes);
#else
  return __builtin_reduce_or(lanes & (Words8){1, 2, 4, 8, 16, 32, 64, 128});
#endif
}

/// Returns a vector with all ones in each lane whose bit is set, and zeros in the others.
PART Words8 lanes_of(uint32_t bits) {
  Words8 each = {1, 2, 4, 8, 16, 32, 64, 128};
  return (Words8)(((Words8){0} + bits & each) != 0);
}

PART Words8 eight(const uint32_t *pixels) {
  Words8 loaded;
  memcpy(&loaded, pixels, sizeof loaded);
  return loaded;
}

/// Loads fewer than eight pixels. The other lanes are transparent black.
PART Words8 some(const uint32_t *pixels, size_t count) {
  Words8 loaded = {0};
  memcpy(&loaded, pixels, count * sizeof *pixels);
  return loaded;
}

/// Returns the absolute difference of each byte of two vectors.
PART Bytes32 distance(Words8 first, Words8 second) {
  Bytes32 a = (Bytes32)first, b = (Bytes32)second;
  return __builtin_elementwise_max(a, b) - __builtin_elementwise_min(a, b);
}

/// Stores the bits of the eight pixels from `x`, which must be a multiple of eight.
PART void store(uint64_t *bits, size_t x, uint32_t found) {
  // The word is cleared when its lowest eight bits are stored.
  if ((x & 63) == 0) bits[x >> 6] = 0;
  bits[x >> 6] |= (uint64_t)found << (x & 63);
}

KERNEL void CKernelsMarkUnequal(
    const uint32_t *first, const uint32_t *second, size_t count, uint8_t limit, uint64_t *bits) {
  Bytes32 allowed = (Bytes32){0} + limit;
  for (size_t x = 0; x < count; x += 8) {
    size_t left = count - x;
    Words8 a = left < 8 ? some(first + x, left) : eight(first + x);
    Words8 b = left < 8 ? some(second + x, left) : eight(second + x);
    Words8 over = (Words8)(distance(a, b) > allowed);
    store(bits, x, bits_of((Words8)(over != 0)));
  }
}

KERNEL uint8_t CKernelsGreatestDelta(
    const uint32_t *first, const uint32_t *second, size_t count, const uint64_t *bits) {
  Bytes32 greatest = {0};
  for (size_t x = 0; x < count; x += 8) {
    uint32_t marked = bits[x >> 6] >> (x & 63) & 255;
    if (marked == 0) continue;
    size_t left = count - x;
    Words8 a = left < 8 ? some(first + x, left) : eight(first + x);
    Words8 b = left < 8 ? some(second + x, left) : eight(second + x);
    Words8 counted = (Words8)distance(a, b) & lanes_of(marked);
    greatest = __builtin_elementwise_max(greatest, (Bytes32)counted);
  }
  return __builtin_reduce_max(greatest);
}

/// Returns the difference of one channel of eight pixels.
PART Floats8 channel(Words8 first, Words8 second, int shift) {
  Numbers8 a = (Numbers8)(first >> shift & 255), b = (Numbers8)(second >> shift & 255);
  return __builtin_convertvector(a - b, Floats8);
}

KERNEL void CKernelsMarkLooks(
    const uint32_t *first, const uint32_t *second, size_t count, float least, float most,
    uint64_t *apart, uint64_t *unsure) {
  for (size_t x = 0; x < count; x += 8) {
    size_t left = count - x;
    Words8 a = left < 8 ? some(first + x, left) : eight(first + x);
    Words8 b = left < 8 ? some(second + x, left) : eight(second + x);
    Floats8 red = channel(a, b, 0), green = channel(a, b, 8), blue = channel(a, b, 16);
    Floats8 y = red * 0.29889531f + green * 0.58662247f + blue * 0.11448223f;
    Floats8 i = red * 0.59597799f - green * 0.27417610f - blue * 0.32180189f;
    Floats8 q = red * 0.21147017f - green * 0.52261711f + blue * 0.31114694f;
    Floats8 distance = 0.5053f * y * y + 0.299f * i * i + 0.1957f * q * q;
    Words8 opaque = (Words8)((a & b) >> 24 == 255);
    Words8 beyond = (Words8)(distance > most) & opaque;
    Words8 within = (Words8)(distance < least) & opaque;
    store(apart, x, bits_of(beyond));
    uint32_t pixels = left < 8 ? (1u << left) - 1 : 255;
    store(unsure, x, bits_of(~(beyond | within)) & pixels);
  }
}

/// Returns whether at least three of a pixel's neighbours have its colour. At the border, the
/// missing neighbours count as one with that colour.
static int has_twins(
    const uint32_t *above, const uint32_t *row, const uint32_t *below, size_t count, size_t x) {
  size_t start = x == 0 ? 0 : x - 1, end = x + 1 == count ? x : x + 1;
  int onBorder = x == 0 || x + 1 == count || above == NULL || below == NULL;
  int twins = onBorder ? 0 : -1;
  for (size_t column = start; column <= end; column++) {
    if (above != NULL) twins += above[column] == row[x];
    twins += row[column] == row[x];
    if (below != NULL) twins += below[column] == row[x];
  }
  return twins > 2;
}

/// Returns, for each of eight pixels, minus the number of equal pixels in the three adjacent
/// columns of a row.
PART Numbers8 same(Words8 pixels, const uint32_t *row) {
  return (Numbers8)(pixels == eight(row - 1)) + (Numbers8)(pixels == eight(row))
      + (Numbers8)(pixels == eight(row + 1));
}

KERNEL void CKernelsMarkTwins(
    const uint32_t *above, const uint32_t *row, const uint32_t *below, size_t count,
    uint64_t *bits) {
  for (size_t x = 0; x < count; x += 8) {
    // The first and the last column have neighbours on one side only.
    if (x > 0 && x + 8 < count && above != NULL && below != NULL) {
      Words8 pixels = eight(row + x);
      Numbers8 equal =
          same(pixels, above + x) + same(pixels, row + x) + same(pixels, below + x);
      // The count includes the pixel itself, so it must be at least four.
      store(bits, x, bits_of((Words8)(equal < -3)));
    } else {
      uint32_t found = 0;
      for (size_t k = 0; k < 8 && x + k < count; k++)
        found |= (uint32_t)has_twins(above, row, below, count, x + k) << k;
      store(bits, x, found);
    }
  }
}

/// Returns the exact brightness of a pixel times 10⁸, with the weights of `PerceptualMetric`.
static int64_t brightness(uint32_t pixel) {
  return (int64_t)29889531 * (pixel & 255) + (int64_t)58662247 * (pixel >> 8 & 255)
      + (int64_t)11448223 * (pixel >> 16 & 255);
}

static int is_marked(const uint64_t *bits, size_t x) { return bits[x >> 6] >> (x & 63) & 1; }

/// Returns whether a pixel has both a darker and a brighter neighbour, of which the darkest or the
/// brightest is marked, or -1 if any pixel involved is translucent.
static int is_slope(const CKernelsNeighbours *rows, size_t count, size_t x) {
  size_t start = x == 0 ? 0 : x - 1, end = x + 1 == count ? x : x + 1;
  int64_t own = brightness(rows->pixels[1][x]), least = 0, greatest = 0;
  size_t darkest = x, brightest = x;
  int darkestRow = 1, brightestRow = 1;
  uint32_t all = UINT32_MAX;
  // The loop goes column by column, and the first of several equal neighbours counts. It has no
  // branches, since the result of each comparison is unpredictable.
  for (size_t column = start; column <= end; column++)
    for (int k = 0; k < 3; k++) {
      // Beyond the border, the pixel itself is used, which is neither darker nor brighter.
      uint32_t pixel = rows->pixels[k] == NULL ? rows->pixels[1][x] : rows->pixels[k][column];
      int64_t difference = own - brightness(pixel);
      all &= pixel;
      darkest = difference < least ? column : darkest;
      darkestRow = difference < least ? k : darkestRow;
      least = difference < least ? difference : least;
      brightest = difference > greatest ? column : brightest;
      brightestRow = difference > greatest ? k : brightestRow;
      greatest = difference > greatest ? difference : greatest;
    }
  if (all >> 24 != 255) return -1;
  return least != 0 && greatest != 0
      && (is_marked(rows->flat[darkestRow], darkest)
          || is_marked(rows->flat[brightestRow], brightest));
}

void CKernelsMarkSlopes(
    const CKernelsNeighbours *rows, size_t count, const uint64_t *candidates, uint64_t *slopes,
    uint64_t *unsure) {
  for (size_t word = 0; word * 64 < count; word++) {
    uint64_t found = 0, doubtful = 0;
    for (uint64_t rest = candidates[word]; rest != 0; rest &= rest - 1) {
      uint64_t bit = rest & -rest;
      int slope = is_slope(rows, count, word * 64 + (size_t)__builtin_ctzll(rest));
      if (slope > 0) found |= bit;
      if (slope < 0) doubtful |= bit;
    }
    slopes[word] = found;
    unsure[word] = doubtful;
  }
}

/// Returns a premultiplied pixel composited over a checkerboard of white and grey squares of 8 × 8
/// pixels.
static uint32_t on_squares(uint32_t pixel, size_t x, size_t y) {
  uint32_t alpha = pixel >> 24;
  if (alpha == 255) return pixel;
  uint32_t backdrop = ((x >> 3) + (y >> 3) & 1) == 0 ? 255 : 204;
  uint32_t rest = (backdrop * (255 - alpha) + 127) / 255;
  // No channel exceeds alpha, so no sum carries into the next channel.
  return 0xFF000000 | ((pixel & 0x00FFFFFF) + rest * 0x00010101);
}

/// Returns the brightness of eight pixels at a fifth of the contrast: black becomes 204, and white
/// stays white.
PART Words8 faded(Words8 pixels) {
  Words8 red = pixels & 255, green = pixels >> 8 & 255, blue = pixels >> 16 & 255;
  // The weights are those of Rec. 709, in 256ths.
  Words8 brightness = (red * 54 + green * 183 + blue * 19) >> 8;
  // A byte times 205 / 1024 is a fifth of it, rounded down.
  return 0xFF000000 | (204 + (brightness * 205 >> 10)) * 0x00010101;
}

PART void store_some(uint32_t *target, Words8 pixels, size_t count) {
  memcpy(target, &pixels, (count < 8 ? count : 8) * sizeof *target);
}

KERNEL void CKernelsLay(
    const uint32_t *source, uint32_t *target, size_t count, size_t row, bool fades) {
  for (size_t x = 0; x < count; x += 8) {
    size_t left = count - x;
    Words8 pixels = left < 8 ? some(source + x, left) : eight(source + x);
    if (bits_of((Words8)(pixels >> 24 == 255)) != 255)
      for (int k = 0; k < 8; k++) pixels[k] = on_squares(pixels[k], x + (size_t)k, row);
    store_some(target + x, fades ? faded(pixels) : pixels, left);
  }
}

KERNEL void CKernelsHeat(
    const uint32_t *first, const uint32_t *second, uint32_t *target, size_t count) {
  for (size_t x = 0; x < count; x += 8) {
    size_t left = count - x;
    Words8 a = left < 8 ? some(first + x, left) : eight(first + x);
    Words8 b = left < 8 ? some(second + x, left) : eight(second + x);
    Words8 each = (Words8)distance(a, b);
    // The maximum of four bytes is computed in two steps.
    Words8 pairs = (Words8)__builtin_elementwise_max((Bytes32)each, (Bytes32)(each >> 8));
    Words8 delta =
        (Words8)__builtin_elementwise_max((Bytes32)pairs, (Bytes32)(pairs >> 16)) & 255;
    Words8 red = 255 - 47 * delta / 255, green = 176 - 176 * delta / 255;
    store_some(target + x, 0xFF000000 | green << 8 | red, left);
  }
}
