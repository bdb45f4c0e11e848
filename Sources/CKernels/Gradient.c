#include "CKernels.h"

#include "Vectors.h"

// Kernels for the pixels of a gradient, four at a time. They are equivalent to
// `GradientShader.shade` and perform the same operations in the same order, so that every number is
// rounded in the same way.

/// Adding 1.5 · 2⁵² rounds to an integer, which is then in the lowest bits. See `FixedPoint`.
static const double magic = 6755399441055744.0;

/// The parts of a row's locations that are the same for all of its pixels.
typedef struct {
  double a, b, rowU, rowV, tx, ty;
  bool isRadial;
} Row;

PART Doubles4 places(const Row *row, Doubles4 column) {
  Doubles4 u = row->a * column + row->rowU + row->tx;
  if (!row->isRadial) return u;
  Doubles4 v = row->b * column + row->rowV + row->ty;
  return __builtin_elementwise_sqrt(u * u + v * v);
}

PART Longs4 channel(const CKernelsRamp *ramp, Doubles4 along, int index) {
  return (Longs4)(ramp->from[index] + ramp->slope[index] * along + magic);
}

/// Returns the pixels at locations that are all on one ramp.
///
/// At such a location a channel is between 0 and 255, except for an error that rounding removes.
PART Words4 words(const CKernelsRamp *ramp, Doubles4 place) {
  // The first ramp begins at -∞ and has no slope, and ∞ · 0 would be NaN.
  Doubles4 along = ramp->isFlat ? (Doubles4){0} : place - ramp->start;
  Longs4 sum = channel(ramp, along, 0) | channel(ramp, along, 1) << 8 |
               channel(ramp, along, 2) << 16 | channel(ramp, along, 3) << 24;
  // The lowest 32 bits of each lane are used. The highest are those of the magic number.
  return __builtin_shufflevector((Words8)sum, (Words8)sum, 0, 2, 4, 6);
}

/// Returns the pixels at locations that are all on one ramp with constant alpha, which is already
/// shifted.
PART Words4 even_words(const CKernelsRamp *ramp, Doubles4 place, Longs4 alpha) {
  Doubles4 along = ramp->isFlat ? (Doubles4){0} : place - ramp->start;
  Longs4 sum = channel(ramp, along, 0) | channel(ramp, along, 1) << 8 |
               channel(ramp, along, 2) << 16 | alpha;
  return __builtin_shufflevector((Words8)sum, (Words8)sum, 0, 2, 4, 6);
}

PART bool are_on(const CKernelsRamp *ramp, Doubles4 a, Doubles4 b) {
  Signs4 truths = (Signs4)(a >= ramp->start) & (Signs4)(a < ramp->end) &
                  (Signs4)(b >= ramp->start) & (Signs4)(b < ramp->end);
  return __builtin_reduce_and(truths) != 0;
}

/// Returns the pixels at locations that may be on several ramps.
PART Words4 mixed_words(const CKernelsGradient *gradient, Doubles4 place) {
  Words4 result = {0};
  for (size_t index = 0; index < gradient->count; index++) {
    const CKernelsRamp *ramp = &gradient->ramps[index];
    Signs4 isOn = (Signs4)(place >= ramp->start) & (Signs4)(place < ramp->end);
    Words4 mask = __builtin_convertvector(isOn, Words4);
    // The sums of other pixels are invalid, so they are masked out.
    result |= words(ramp, place) & mask;
  }
  return result;
}

/// Returns a number of pixels from a column on that are certainly on the same ramp as the first. It
/// is a multiple of eight.
///
/// Locations are monotonic along a row, even after rounding. If the last pixel is on the ramp, all
/// pixels before it are too and need no check.
PART size_t count_on(const CKernelsRamp *ramp, const Row *row, double x, size_t count) {
  double first = row->a * x + row->rowU + row->tx;
  double guess = ((row->a > 0 ? ramp->end : ramp->start) - first) / row->a;
  // If all locations are equal, the guess is infinite with either sign, and all pixels are on the
  // ramp.
  size_t found = (guess >= 0 && guess < (double)count ? (size_t)guess : count) & ~(size_t)7;
  for (; found > 0; found -= 8) {
    double last = row->a * (x + (double)(found - 1)) + row->rowU + row->tx;
    if (last >= ramp->start && last < ramp->end) break;
  }
  return found;
}

/// Writes groups of eight pixels while they are on one ramp. Returns the number of pixels written.
PART size_t shade_ramp(
    uint32_t *pixels, size_t count, const Row *row, CKernelsRamp ramp, Doubles4 column,
    bool isEven) {
  Longs4 alpha = (Longs4)((Doubles4){0} + ramp.from[3] + magic) << 24;
  size_t index = 0;
  if (!row->isRadial) count = count_on(&ramp, row, column[0], count);
  for (; index + 8 <= count; index += 8, column += 8) {
    Doubles4 a = places(row, column), b = places(row, column + 4);
    if (row->isRadial && !are_on(&ramp, a, b)) break;
    Words4 low = isEven ? even_words(&ramp, a, alpha) : words(&ramp, a);
    Words4 high = isEven ? even_words(&ramp, b, alpha) : words(&ramp, b);
    memcpy(pixels + index, &low, sizeof low);
    memcpy(pixels + index + 4, &high, sizeof high);
  }
  return index;
}

/// Shades pixels by one of four specialised versions, which do not check constant properties at
/// each pixel.
PART size_t shade_one(
    uint32_t *pixels, size_t count, Row row, const CKernelsRamp *ramp, Doubles4 column) {
  bool isEven = ramp->slope[3] == 0;
  if (row.isRadial) {
    row.isRadial = true;
    return isEven ? shade_ramp(pixels, count, &row, *ramp, column, true)
                  : shade_ramp(pixels, count, &row, *ramp, column, false);
  }
  row.isRadial = false;
  return isEven ? shade_ramp(pixels, count, &row, *ramp, column, true)
                : shade_ramp(pixels, count, &row, *ramp, column, false);
}

KERNEL void CKernelsShadeGradient(
    uint32_t *pixels, size_t count, const CKernelsGradient *gradient, double x, double y) {
  const CKernelsGradient g = *gradient;
  const Row row = {g.a, g.b, g.c * y, g.d * y, g.tx, g.ty, g.isRadial};
  for (size_t index = 0; index < count;) {
    double at = x + index;
    Doubles4 column = {at, at + 1, at + 2, at + 3}, place = places(&row, column);
    const CKernelsRamp *ramp = g.ramps;
    while (place[0] >= ramp->end) ramp++;
    // Adjacent pixels are mostly on one ramp, whose numbers then stay in registers.
    index += shade_one(pixels + index, count - index, row, ramp, column);
    if (index == count) return;
    at = x + index;
    Words4 four = mixed_words(&g, places(&row, (Doubles4){at, at + 1, at + 2, at + 3}));
    size_t left = count - index < 4 ? count - index : 4;
    memcpy(pixels + index, &four, left * sizeof *pixels);
    index += left;
  }
}
