#include "Cells.h"

// Conversion of edges to cells, equivalent to `CellBuffer.add`, which explains the algorithm.
//
// In addition, this finds the rows that equal the row above. A row differs if a slanted edge is in
// it or ended just above it, or if a vertical edge begins, ends, or only partly fills it. Nothing
// is added to the cells of all other rows, and they need no sweep. Between the straight sides of a
// card, or in a thousand rows of a sheet, only one row has to be covered.

INLINE int64_t rounded(double value) {
  // The lowest bits of the sum are the nearest integer. See `FixedPoint`.
  const double magic = 6755399441055744.0;
  double sum = value + magic, base = magic;
  int64_t bits, zero;
  memcpy(&bits, &sum, sizeof bits);
  memcpy(&zero, &base, sizeof zero);
  return bits - zero;
}

/// Adds a piece of an edge within one row and several columns, from left to right.
static __attribute__((noinline)) void add_span(
    const CKernelsCells *c, int64_t row, int64_t x0, int64_t x1, int64_t height) {
  int64_t *cells = cells_row(c, row);
  uint8_t *marks = marks_row(c, row);
  int64_t first = x0 >> fractionBits, last = x1 >> fractionBits;
  double ratio = (double)height / (double)(x1 - x0);
  int64_t x = x0, done = 0;
  for (int64_t column = first; column <= last; column++) {
    int64_t nextX = smaller((column + 1) << fractionBits, x1);
    // The last column gets the rounding remainder, so that the heights add up to that of the piece.
    int64_t next = column == last ? height : rounded((double)(nextX - x0) * ratio);
    int64_t area = (next - done) * (x + nextX - (column << (fractionBits + 1)));
    cells[column] += ((next - done) << (fractionBits + 1)) - area;
    cells[column + 1] += area;
    mark(marks, column);
    x = nextX;
    done = next;
  }
}

/// Adds a piece of an edge within one row and two columns. This is `add_span` without its loop.
INLINE void add_pair(const CKernelsCells *c, int64_t row, int64_t x0, int64_t x1, int64_t height) {
  int64_t first = x0 >> fractionBits, middle = (first + 1) << fractionBits;
  double ratio = (double)height / (double)(x1 - x0);
  int64_t left = rounded((double)(middle - x0) * ratio), right = height - left;
  int64_t areaLeft = left * (x0 + middle - (first << (fractionBits + 1)));
  int64_t areaRight = right * (middle + x1 - ((first + 1) << (fractionBits + 1)));
  int64_t *cell = cells_row(c, row) + first;
  cell[0] += (left << (fractionBits + 1)) - areaLeft;
  cell[1] += areaLeft + (right << (fractionBits + 1)) - areaRight;
  cell[2] += areaRight;
  uint8_t *marks = marks_row(c, row);
  marks[first >> 3] = 255;
  marks[(first + 2) >> 3] = 255;
}

/// Adds a piece of an edge within one row.
INLINE void add_row(const CKernelsCells *c, int64_t row, int64_t x0, int64_t x1, int64_t height) {
  int64_t first = x0 >> fractionBits, last = x1 >> fractionBits;
  if (first != last) {
    int64_t low = smaller(x0, x1), high = larger(x0, x1);
    if (high >> fractionBits == (low >> fractionBits) + 1)
      return add_pair(c, row, low, high, height);
    return add_span(c, row, low, high, height);
  }
  int64_t area = height * (x0 + x1 - (first << (fractionBits + 1)));
  int64_t *cell = cells_row(c, row) + first;
  cell[0] += (height << (fractionBits + 1)) - area;
  cell[1] += area;
  mark(marks_row(c, row), first);
}

/// A downward edge, with columns relative to the left one, and the part of it in the region's rows.
typedef struct {
  int64_t x0, y0, x1, y1, from, to, winding;
} Piece;

/// Adds a slanted edge that crosses several rows.
INLINE void add_slanted(const CKernelsCells *c, const Piece *p) {
  double slope = (double)(p->x1 - p->x0) / (double)(p->y1 - p->y0);
  // Each crossing is computed from the edge's start rather than from the previous row, so that a
  // band that begins in the middle of the edge cuts it at the same points.
  int64_t x = p->x0 + rounded((double)(p->from - p->y0) * slope);
  for (int64_t y = p->from; y < p->to;) {
    int64_t row = y >> fractionBits, next = smaller((row + 1) << fractionBits, p->to);
    int64_t nextX = next == p->y1 ? p->x1 : p->x0 + rounded((double)(next - p->y0) * slope);
    add_row(c, row, x, nextX, (next - y) * p->winding);
    x = nextX;
    y = next;
  }
}

/// Adds a vertical edge to the rows that differ.
static void add_upright(const CKernelsCells *c, const Piece *p, uint64_t rows) {
  int64_t first = p->from >> fractionBits, last = (p->to - 1) >> fractionBits;
  for (int64_t row = first; row <= last; row++) {
    if (c->rows <= 64 && !(rows >> (row - c->top) & 1)) continue;
    int64_t from = larger(p->from, row << fractionBits);
    int64_t to = smaller(p->to, (row + 1) << fractionBits);
    add_row(c, row, p->x0, p->x0, (to - from) * p->winding);
  }
}

/// Returns the bits of the rows `first ... last`, relative to the top. Bits beyond 63 are dropped.
INLINE uint64_t rows_between(int64_t first, int64_t last) {
  uint64_t upTo = last >= 63 ? UINT64_MAX : (UINT64_C(2) << last) - 1;
  return upTo & UINT64_MAX << first;
}

/// Returns the rows that differ from the row above because of a vertical edge.
static uint64_t rows_of_upright(const CKernelsCells *c, const Piece *p) {
  const int64_t fraction = (1 << fractionBits) - 1;
  int64_t first = (p->from >> fractionBits) - c->top;
  int64_t last = ((p->to - 1) >> fractionBits) - c->top;
  bool beginsInside = p->from & fraction, endsInside = p->to & fraction;
  uint64_t begin = rows_between(first, first + beginsInside);
  if (last == 63) return begin | (uint64_t)endsInside << 63;
  return begin | rows_between(last + !endsInside, last + 1);
}

/// The maximum number of vertical edges that are kept until the rows to which they must be added
/// are known.
enum { waiting = 32 };

/// The vertical edges of a shape.
typedef struct {
  Piece pieces[waiting];
  size_t count;
  /// Whether there were too many. Then all rows are swept, and further edges are added immediately.
  bool isFull;
} Uprights;

/// Keeps a vertical edge for later or, if there are too many, adds it now; returns the rows that
/// differ because of it.
static __attribute__((noinline)) uint64_t take_upright(
    const CKernelsCells *c, const Piece *p, Uprights *uprights) {
  uprights->isFull |= uprights->count == waiting;
  if (uprights->isFull)
    add_upright(c, p, UINT64_MAX);
  else
    uprights->pieces[uprights->count++] = *p;
  return uprights->isFull ? UINT64_MAX : rows_of_upright(c, p);
}

uint64_t CKernelsAddEdges(const CKernelsCells *cells, const int32_t *edges, size_t count) {
  const CKernelsCells c = *cells;
  int64_t top = c.top << fractionBits, bottom = (c.top + c.rows) << fractionBits;
  int64_t left = c.left << fractionBits;
  uint64_t rows = 1;
  Uprights uprights;
  uprights.count = 0;
  // The result has bits for 64 rows. If there are more, all rows are swept.
  uprights.isFull = c.rows > 64;
  for (const int32_t *e = edges, *end = edges + 4 * count; e < end; e += 4) {
    int64_t x0 = e[0], y0 = e[1], x1 = e[2], y1 = e[3], winding = 1;
    // The edges of a contour run down and then up in long sequences, so a branch is faster than a
    // conditional selection.
    if (y0 > y1) {
      x0 = e[2], y0 = e[3], x1 = e[0], y1 = e[1];
      winding = -1;
    }
    if (y0 >= bottom || y1 <= top) continue;
    x0 -= left;
    x1 -= left;
    int64_t row = y0 >> fractionBits;
    if (row == (y1 - 1) >> fractionBits) {
      // Most edges of a curve are shorter than a pixel.
      rows |= UINT64_C(3) << ((row - c.top) & 63);
      add_row(&c, row, x0, x1, (y1 - y0) * winding);
    } else {
      Piece p = {x0, y0, x1, y1, larger(y0, top), smaller(y1, bottom), winding};
      if (x0 == x1) {
        rows |= take_upright(&c, &p, &uprights);
      } else {
        rows |= rows_between(
            (p.from >> fractionBits) - c.top, ((p.to - 1) >> fractionBits) - c.top + 1);
        add_slanted(&c, &p);
      }
    }
  }
  for (size_t index = 0; index < uprights.count; index++)
    add_upright(&c, &uprights.pieces[index], rows);
  return c.rows > 64 ? UINT64_MAX : rows;
}
