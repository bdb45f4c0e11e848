#pragma once

// Kernels that compare two rows of pixels, whose lowest byte is red, and mark pixels. The mark of
// pixel x is bit x mod 64 of word x / 64. Bits beyond the last pixel are 0.

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Marks the pixels with a channel that differs by more than a limit.
void CKernelsMarkUnequal(
    const uint32_t *first, const uint32_t *second, size_t count, uint8_t limit, uint64_t *bits);

/// Returns the greatest difference of any channel among the marked pixels.
uint8_t CKernelsGreatestDelta(
    const uint32_t *first, const uint32_t *second, size_t count, const uint64_t *bits);

/// Marks the opaque pixels whose distance, as measured by `PerceptualMetric`, is greater than
/// `most`, and in `unsure` those whose distance is between `least` and `most`.
///
/// The arithmetic uses floats with an error below 0.05. The difference between the two limits must
/// be larger than this error, and the caller must compare the unsure pixels itself. All translucent
/// pixels are unsure, even equal ones.
void CKernelsMarkLooks(
    const uint32_t *first, const uint32_t *second, size_t count, float least, float most,
    uint64_t *apart, uint64_t *unsure);

/// Marks the pixels with at least three neighbours of exactly the same colour. At the border, the
/// missing neighbours count as one with that colour. `above` or `below` is NULL there.
void CKernelsMarkTwins(
    const uint32_t *above, const uint32_t *row, const uint32_t *below, size_t count,
    uint64_t *bits);

/// A row of pixels with the rows above and below it, which are NULL beyond the border, and the
/// marks of the flat pixels in each.
typedef struct {
  const uint32_t *pixels[3];
  const uint64_t *flat[3];
} CKernelsNeighbours;

/// Marks the candidates with both a darker and a brighter neighbour, of which the darkest or the
/// brightest is flat, and in `unsure` those that are translucent or have a translucent neighbour.
///
/// The arithmetic uses integers. Two different opaque colours never have the same brightness, and
/// the difference is large enough that the formula's doubles have the same order: the weights have
/// eight decimals, and no combination of them with integer factors from -255 to 255 is zero.
void CKernelsMarkSlopes(
    const CKernelsNeighbours *rows, size_t count, const uint64_t *candidates, uint64_t *slopes,
    uint64_t *unsure);

// The functions below draw a difference, one row at a time.

/// Copies a row of a picture, with translucent pixels composited over a checkerboard. `fades` makes
/// it grey and nearly white.
void CKernelsLay(
    const uint32_t *source, uint32_t *target, size_t count, size_t row, bool fades);

/// Writes colours that show the size of each difference, from amber for one level to red for 255
/// levels.
void CKernelsHeat(
    const uint32_t *first, const uint32_t *second, uint32_t *target, size_t count);
