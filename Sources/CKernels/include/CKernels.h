#pragma once

// Kernels: the few loops over edges, pixels and bytes that a picture spends its time in.
//
// Why they are C: the package is built for the oldest processors of its kind, Swift cannot compile
// one function for a newer one, and the flag that would compile a whole target for it is not
// allowed in a package that others depend on. In C one function can be compiled for AVX2 and be
// called where the machine has it. And tests are built without optimisation, where a loop in Swift
// takes ten times as long as in C.
//
// The law of this target: every kernel has a twin in Swift that gives the very same bytes. Swift
// calls a kernel only where `CKernelsAreWide()` says so, and its twin elsewhere; tests prove both
// equal over seeds. No kernel allocates, keeps state, or uses floating point other than IEEE's
// basic operations in the twin's order.

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "CKernelsDifference.h"

/// Whether this machine runs the kernels: AVX2 on x86-64, always on 64-bit ARM.
///
/// `QUARTERTURN_KERNELS=portable` in the environment, read once when the program is loaded,
/// switches them off: every pixel then comes from Swift. The bytes are the same.
bool CKernelsAreWide(void);

// MARK: - Coverage

/// Pixels `start ..< end` of one coverage, or of a byte for each when the value is negative.
typedef struct {
  int32_t start, end, value;
} CKernelsRun;

/// The memory of a `CellBuffer`; the first cell is that of the column `left` in the row `top`.
typedef struct {
  int64_t *cells;
  uint64_t *marks;
  int64_t left, top, rows;
  /// From a row to the next, in cells and in words of marks.
  int64_t stride, markStride;
} CKernelsCells;

/// Adds edges, four coordinates each, to the cells.
///
/// Returns the rows that differ from the row above, a bit for each, and the first; of more than 64
/// rows, all of them. To the others nothing was added.
uint64_t CKernelsAddEdges(const CKernelsCells *cells, const int32_t *edges, size_t count);

/// Sums a row's cells from the column `left` to an end into runs, and cleans all of them; returns
/// how many runs.
///
/// `bytes` are for the column `left`, and eight more may be written.
size_t CKernelsSweep(
    const CKernelsCells *cells, int64_t y, int64_t end, bool isEvenOdd, CKernelsRun *runs,
    uint8_t *bytes);

// MARK: - Pixels

/// Rows of premultiplied pixels; `count` is how many there are in all.
typedef struct {
  uint32_t *pixels;
  size_t count;
  int64_t minX, minY, width;
} CKernelsSurface;

/// What was added to cells, seen in a rectangle; `rows` are those that differ.
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

/// Lays one colour over a row as far as runs cover it.
///
/// `bytes` are for the column `left`; up to seven more than the runs need are read.
void CKernelsFillRuns(
    const CKernelsSurface *surface, int64_t y, const CKernelsRun *runs, size_t count,
    const uint8_t *bytes, int64_t left, uint32_t word);

/// Sweeps a shape's rows and lays one colour over them; runs and bytes are memory for one row.
void CKernelsFillShape(
    const CKernelsSurface *surface, const CKernelsCells *cells, const CKernelsShape *shape,
    CKernelsRun *runs, uint8_t *bytes, uint32_t word);

/// Eights of pixels side by side, each with the same bytes of coverage; of more than one eight, or
/// of one that is covered, all bytes are 255.
typedef struct {
  uint64_t bytes;
  int32_t x;
  uint16_t y, count;
} CKernelsSpan;

/// The spans of a shape, row by row; `starts` has one more than there are rows.
///
/// Columns and rows of the spans count from the least ones, and those from the place of the shape.
typedef struct {
  const CKernelsSpan *spans;
  const uint32_t *starts;
  int32_t minX, minY, width, height;
} CKernelsCoverage;

/// A coverage by its number, and the pixel that it stands on.
typedef struct {
  uint32_t coverage;
  int32_t x, y;
} CKernelsPlace;

/// Columns and rows.
typedef struct {
  int64_t minX, minY, maxX, maxY;
} CKernelsRect;

/// Lays one colour over what can be seen of coverages in a rectangle of the surface.
void CKernelsFillPlaces(
    const CKernelsSurface *surface, const CKernelsCoverage *coverages, const CKernelsPlace *places,
    size_t count, const CKernelsRect *seen, uint32_t word);

/// Lays one colour over the pixels of a mask.
void CKernelsFillMask(const CKernelsSurface *surface, const CKernelsMask *mask, uint32_t word);

/// Lays pixels over a row, all covered alike; up to seven more of the source are read.
void CKernelsDrawUniform(
    const CKernelsSurface *surface, int64_t x, int64_t y, const uint32_t *source, size_t count,
    uint8_t coverage);

/// Lays pixels over a row, each with a byte of coverage; up to seven more of both are read.
void CKernelsDrawBytes(
    const CKernelsSurface *surface, int64_t x, int64_t y, const uint32_t *source, size_t count,
    const uint8_t *coverage);

/// Whether every pixel hides what is under it.
bool CKernelsAreOpaque(const uint32_t *pixels, size_t count);

// MARK: - Gradients

/// A piece of a gradient: a premultiplied colour in 0…255 and its change.
typedef struct {
  /// The places of the piece, and of the next.
  double start, end;
  double from[4];
  double slope[4];
  /// Whether the piece begins at -∞.
  bool isFlat;
} CKernelsRamp;

/// A gradient's pieces in order, and the transform to the place of a pixel along it.
typedef struct {
  double a, b, c, d, tx, ty;
  const CKernelsRamp *ramps;
  size_t count;
  bool isRadial;
} CKernelsGradient;

/// Writes a row of a gradient, from the pixel whose centre is given.
///
/// The places of all its pixels have to be finite.
void CKernelsShadeGradient(
    uint32_t *pixels, size_t count, const CKernelsGradient *gradient, double x, double y);

// MARK: - Images

/// The old pixels that a new one is the mean of: the first, how many, and the first of their
/// shares.
typedef struct {
  uint32_t first, count, shares;
} CKernelsColumn;

/// Adds a row's channels times a share to sums, four for each pixel.
void CKernelsAddRow(uint32_t *sums, const uint32_t *pixels, size_t count, uint32_t share);

/// Averages the sums of a row into pixels.
void CKernelsAverageColumns(
    uint32_t *pixels, const uint32_t *sums, const CKernelsColumn *columns, size_t count,
    const uint32_t *shares);
