#include "CKernels.h"

#include "Vectors.h"

// The pixels of a gradient, four at a time: the twin of `GradientShader.shade`, with its operations
// in its order, so that every number is rounded alike.

/// Adding 1.5 · 2⁵² rounds to an integer, which then stands in the lowest bits: see `FixedPoint`.
static const double magic = 6755399441055744.0;

PART Doubles4 places(const CKernelsGradient *gradient, double x, double y) {
  Doubles4 column = (Doubles4){x, x + 1, x + 2, x + 3};
  Doubles4 u = gradient->a * column + gradient->c * y + gradient->tx;
  if (!gradient->isRadial) return u;
  Doubles4 v = gradient->b * column + gradient->d * y + gradient->ty;
  return __builtin_elementwise_sqrt(u * u + v * v);
}

PART Longs4 channel(const CKernelsRamp *ramp, Doubles4 along, int index) {
  return (Longs4)(ramp->from[index] + ramp->slope[index] * along + magic);
}

/// Returns the pixels at places that are all on one ramp.
///
/// Such a place gives a channel between 0 and 255, but for what rounding takes away again.
PART Words4 words(const CKernelsRamp *ramp, Doubles4 place) {
  // The first ramp begins at -∞ and has no slope; ∞ · 0 would be NaN.
  Doubles4 along = ramp->isFlat ? (Doubles4){0} : place - ramp->start;
  Longs4 sum = channel(ramp, along, 0) | channel(ramp, along, 1) << 8 |
               channel(ramp, along, 2) << 16 | channel(ramp, along, 3) << 24;
  // The lowest 32 bits of each; the highest are the magic number's.
  return __builtin_shufflevector((Words8)sum, (Words8)sum, 0, 2, 4, 6);
}

PART bool all(Signs4 truths) { return __builtin_reduce_and(truths) != 0; }

/// Returns the pixels at places that are on several ramps.
PART Words4 mixed_words(const CKernelsGradient *gradient, Doubles4 place) {
  Words4 result = {0};
  for (size_t index = 0; index < gradient->count; index++) {
    const CKernelsRamp *ramp = &gradient->ramps[index];
    Signs4 isOn = (Signs4)(place >= ramp->start) & (Signs4)(place < ramp->end);
    Words4 mask = __builtin_convertvector(isOn, Words4);
    // Elsewhere the sum is nonsense, which the mask takes away.
    result |= words(ramp, place) & mask;
  }
  return result;
}

KERNEL void CKernelsShadeGradient(
    uint32_t *pixels, size_t count, const CKernelsGradient *gradient, double x, double y) {
  const CKernelsRamp *ramp = &gradient->ramps[0];
  for (size_t index = 0; index < count; index += 4) {
    Doubles4 place = places(gradient, x + index, y);
    // Neighbours mostly lie on the same ramp: the last one is tried first.
    Words4 four;
    for (ramp = place[0] < ramp->start ? &gradient->ramps[0] : ramp; place[0] >= ramp->end;) ramp++;
    if (all((Signs4)(place >= ramp->start) & (Signs4)(place < ramp->end)))
      four = words(ramp, place);
    else
      four = mixed_words(gradient, place);
    if (index + 4 <= count)
      memcpy(pixels + index, &four, sizeof four);
    else
      memcpy(pixels + index, &four, (count - index) * sizeof *pixels);
  }
}
