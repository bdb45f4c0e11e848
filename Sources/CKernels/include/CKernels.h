#pragma once

// Kernels for the few loops over edges, pixels and bytes that take most of the time to draw a
// picture.
//
// They are written in C, because the package is compiled for the oldest supported processors. Swift
// cannot compile a single function for a newer processor, and the flag that would do so for a whole
// target is not allowed in a package that others depend on. In C, a single function can be compiled
// for AVX2 and called if the machine supports it. Also, tests are built without optimisation, and a
// loop in Swift then takes ten times as long as in C.
//
// Every kernel must have an equivalent in Swift that gives exactly the same bytes. Swift calls a
// kernel only if `CKernelsAreWide()` returns true, and otherwise runs the equivalent code. Tests
// compare both for many random seeds. No kernel allocates memory, keeps state, or uses
// floating-point arithmetic other than IEEE basic operations in the order of the Swift code.

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "CKernelsDifference.h"

/// Returns whether this machine runs the kernels: if it has AVX2 on x86-64, and always on 64-bit
/// ARM.
///
/// The environment variable `QUARTERTURN_KERNELS=portable` disables them, so that Swift computes
/// every pixel. It is read once, when the program is loaded. The bytes are the same in both cases.
bool CKernelsAreWide(void);

// MARK: - Coverage

/// A run of the pixels `start ..< end`, with the same coverage or, if `value` is negative, with a
/// byte for each.
typedef struct {
  int32_t start, end, value;
} CKernelsRun;

/// The memory of a `CellBuffer`. The first cell is in column `left` of row `top`.
typedef struct {
  int64_t *cells;
  uint64_t *marks;
  int64_t left, top, rows;
  /// The distance from a row to the next, in cells and in words of marks.
  int64_t stride, markStride;
} CKernelsCells;

/// Adds edges with four coordinates each to the cells.
///
/// Returns a bit for each row that differs from the row above, including the first. Nothing is
/// added to the other rows. If there are more than 64 rows, all bits are set.
uint64_t CKernelsAddEdges(const CKernelsCells *cells, const int32_t *edges, size_t count);

/// Sums a row's cells, from column `left` to an end column, into runs, and clears all of the row's
/// cells. Returns the number of runs.
///
/// The first byte of `bytes` is for column `left`. Up to eight more bytes than needed may be
/// written.
size_t CKernelsSweep(
    const CKernelsCells *cells, int64_t y, int64_t end, bool isEvenOdd, CKernelsRun *runs,
    uint8_t *bytes);

// MARK: - Pixels

/// Rows of premultiplied pixels. `count` is the total number of pixels.
typedef struct {
  uint32_t *pixels;
  size_t count;
  int64_t minX, minY, width;
} CKernelsSurface;

/// The part of a shape inside a rectangle. Its edges have been added to cells; `rows` are the rows
/// that differ.
typedef struct {
  int64_t minX, minY, maxX, maxY;
  uint64_t rows;
  bool isEvenOdd;
} CKernelsShape;

/// A byte of coverage for each pixel of a rectangle.
typedef struct {
  const uint8_t *coverage;
  size_t stride;
  int64_t minX, minY, maxX, maxY;
} CKernelsMask;

/// Blends one colour over the pixels of a row that runs cover.
///
/// The first byte of `bytes` is for column `left`. Up to seven more bytes than the runs need are
/// read.
void CKernelsFillRuns(
    const CKernelsSurface *surface, int64_t y, const CKernelsRun *runs, size_t count,
    const uint8_t *bytes, int64_t left, uint32_t word);

/// Sweeps a shape's rows and blends one colour over them. `runs` and `bytes` are scratch memory for
/// one row.
void CKernelsFillShape(
    const CKernelsSurface *surface, const CKernelsCells *cells, const CKernelsShape *shape,
    CKernelsRun *runs, uint8_t *bytes, uint32_t word);

/// Adjacent groups of eight pixels with the same coverage bytes. If there is more than one group,
/// all bytes are 255.
typedef struct {
  uint64_t bytes;
  int32_t x;
  uint16_t y, count;
} CKernelsSpan;

/// The spans of a shape, in row order. `starts` has one more element than there are rows.
///
/// The columns and rows of spans are relative to `minX` and `minY`, which are relative to the
/// position of the shape.
typedef struct {
  const CKernelsSpan *spans;
  const uint32_t *starts;
  int32_t minX, minY, width, height;
} CKernelsCoverage;

/// The index of a coverage, and the pixel at which it is placed.
typedef struct {
  uint32_t coverage;
  int32_t x, y;
} CKernelsPlace;

/// A rectangle of columns and rows.
typedef struct {
  int64_t minX, minY, maxX, maxY;
} CKernelsRect;

/// Blends one colour over the parts of coverages that are visible in a rectangle of the surface.
void CKernelsFillPlaces(
    const CKernelsSurface *surface, const CKernelsCoverage *coverages, const CKernelsPlace *places,
    size_t count, const CKernelsRect *seen, uint32_t word);

/// Blends one colour over the pixels of a mask.
void CKernelsFillMask(const CKernelsSurface *surface, const CKernelsMask *mask, uint32_t word);

/// Composites pixels over a row with a uniform coverage. Up to seven more pixels of the source are
/// read.
void CKernelsDrawUniform(
    const CKernelsSurface *surface, int64_t x, int64_t y, const uint32_t *source, size_t count,
    uint8_t coverage);

/// Composites pixels over a row with a byte of coverage each. Up to seven more elements of both are
/// read.
void CKernelsDrawBytes(
    const CKernelsSurface *surface, int64_t x, int64_t y, const uint32_t *source, size_t count,
    const uint8_t *coverage);

/// Returns whether every pixel is opaque.
bool CKernelsAreOpaque(const uint32_t *pixels, size_t count);

// MARK: - Gradients

/// A piece of a gradient: a premultiplied colour with components in 0…255, and its slope.
typedef struct {
  /// The locations at which this piece and the next one start.
  double start, end;
  double from[4];
  double slope[4];
  /// Whether the piece begins at -∞.
  bool isFlat;
} CKernelsRamp;

/// The pieces of a gradient in order, and the transform from a pixel to its location along the
/// gradient.
typedef struct {
  double a, b, c, d, tx, ty;
  const CKernelsRamp *ramps;
  size_t count;
  bool isRadial;
} CKernelsGradient;

/// Writes a row of a gradient, starting at the pixel with the given centre.
///
/// The locations of all pixels must be finite.
void CKernelsShadeGradient(
    uint32_t *pixels, size_t count, const CKernelsGradient *gradient, double x, double y);

// MARK: - Images

/// The old pixels that a new one averages: the index of the first, their number, and the index of
/// their first share.
typedef struct {
  uint32_t first, count, shares;
} CKernelsColumn;

/// Adds a row's channels, multiplied by a share, to sums with four numbers per pixel.
void CKernelsAddRow(uint32_t *sums, const uint32_t *pixels, size_t count, uint32_t share);

/// Averages the sums of a row into pixels.
void CKernelsAverageColumns(
    uint32_t *pixels, const uint32_t *sums, const CKernelsColumn *columns, size_t count,
    const uint32_t *shares);
