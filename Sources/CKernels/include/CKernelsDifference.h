#pragma once

// Comparing: of two rows of pixels, words with red in the lowest byte, it is found out which pixels
// are marked. The bit of pixel x is bit x mod 64 of word x / 64; bits beyond the last pixel are 0.

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Marks the pixels of which a channel differs by more than a limit.
void CKernelsMarkUnequal(
    const uint32_t *first, const uint32_t *second, size_t count, uint8_t limit, uint64_t *bits);

/// Returns the greatest difference of a channel among the marked pixels.
uint8_t CKernelsGreatestDelta(
    const uint32_t *first, const uint32_t *second, size_t count, const uint64_t *bits);

/// Marks the opaque pixels whose colours lie further apart than `most`, in the measure of
/// `PerceptualMetric`, and those that are neither that nor nearer than `least`: `unsure`.
///
/// In floats, with an error below 0.05; whoever calls it leaves a wider gap, and decides what is
/// unsure itself. Translucent pixels are all unsure, equal ones as well.
void CKernelsMarkLooks(
    const uint32_t *first, const uint32_t *second, size_t count, float least, float most,
    uint64_t *apart, uint64_t *unsure);

/// Marks the pixels of which at least three neighbours have the very colour; beyond the border one
/// is taken to have it. There `above` or `below` is NULL.
void CKernelsMarkTwins(
    const uint32_t *above, const uint32_t *row, const uint32_t *below, size_t count,
    uint64_t *bits);

/// A row of pixels with the rows above and below it, which are NULL beyond the border, and the
/// marks of their flat pixels.
typedef struct {
  const uint32_t *pixels[3];
  const uint64_t *flat[3];
} CKernelsNeighbours;

/// Marks the candidates that have a darker and a brighter neighbour of which the darkest or the
/// brightest is flat, and those that have a translucent pixel in or beside them: `unsure`.
///
/// In integers. The brightness of two opaque colours is never the same, and differs by enough that
/// the formula's doubles come in the same order: their weights have eight decimals, and no
/// combination of them with whole factors from -255 to 255 is zero.
void CKernelsMarkSlopes(
    const CKernelsNeighbours *rows, size_t count, const uint64_t *candidates, uint64_t *slopes,
    uint64_t *unsure);

// Drawing a difference, a row at a time.

/// Copies a row of a picture, what is translucent on a checkerboard; `fades` makes it grey and
/// nearly white.
void CKernelsLay(
    const uint32_t *source, uint32_t *target, size_t count, size_t row, bool fades);

/// Writes colours that say how much pixels differ, from amber for one level to red for all 255.
void CKernelsHeat(
    const uint32_t *first, const uint32_t *second, uint32_t *target, size_t count);
