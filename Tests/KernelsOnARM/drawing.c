// Runs every kernel that draws on pseudo-random numbers, and prints a digest of each result.
//
// Built for this machine and, under emulation, for 64-bit ARM, it has to print the same: then the
// results of the tests in Swift on this machine hold on ARM too.

#include "CKernels.h"
#include "Digests.h"

enum { width = 72, height = 64, pixelCount = width * height };
static uint32_t pixels[pixelCount + 8], source[pixelCount + 8];
static uint8_t bytes[pixelCount + 16];
static int64_t cells[80 * height + 8];
static uint64_t marks[2 * height];
static int32_t edges[60][4];

static uint32_t pixel(void) {
  uint32_t alpha = next() % 3 ? 255 : next() % 256;
  return alpha << 24 | (next() % (alpha + 1)) << 16 | (next() % (alpha + 1)) << 8 |
         next() % (alpha + 1);
}

static void fill_memory(void) {
  for (int i = 0; i < pixelCount + 8; i++) pixels[i] = pixel();
  for (int i = 0; i < pixelCount + 8; i++) source[i] = pixel();
  for (int i = 0; i < pixelCount + 16; i++) {
    uint32_t kind = next() % 3;
    bytes[i] = kind == 0 ? 0 : kind == 1 ? 255 : next();
  }
}

static size_t polygon(void) {
  size_t count = 3 + next() % 50, used = 0;
  int32_t step = next() % 2 ? 1 : 2048, first[2], last[2];
  for (size_t i = 0; i <= count; i++) {
    int32_t x = next() % (width * 4096 + 1) / step * step;
    int32_t y = next() % (height * 4096 + 1) / step * step;
    if (i && next() % 3 == 0) x = last[0];
    if (i == count) x = first[0], y = first[1];
    if (i == 0) first[0] = x, first[1] = y;
    if (i && y != last[1]) {
      int32_t *e = edges[used++];
      e[0] = last[0], e[1] = last[1], e[2] = x, e[3] = y;
    }
    last[0] = x, last[1] = y;
  }
  return used;
}

static void shapes(uint64_t seed, const CKernelsSurface *surface) {
  CKernelsRun runs[width + 2];
  CKernelsCells c = {cells, marks, 0, 0, height, 80, 2};
  CKernelsShape shape = {0, 0, width, height, 0, next() % 2};
  shape.rows = CKernelsAddEdges(&c, &edges[0][0], polygon());
  print("add", seed, cells, sizeof cells);
  CKernelsFillShape(surface, &c, &shape, runs, bytes, pixel());
  print("fill", seed, pixels, sizeof pixels);
  print("clean", seed, cells, sizeof cells);
}

static void rows(uint64_t seed, const CKernelsSurface *surface) {
  fill_memory();
  CKernelsMask mask = {bytes, width, next() % 9, next() % 9, width - next() % 9, height};
  CKernelsFillMask(surface, &mask, pixel());
  print("mask", seed, pixels, sizeof pixels);
  size_t count = 1 + next() % width;
  CKernelsDrawBytes(surface, 0, next() % height, source, count, bytes);
  CKernelsDrawUniform(surface, 0, next() % height, source, count, next());
  print("draw", seed, pixels, sizeof pixels);
}

static double fraction(void) { return next() / 2147483648.0; }

static void gradients(uint64_t seed) {
  CKernelsRamp ramps[3] = {{.isFlat = true}, {0}, {0}};
  ramps[0].start = -1.0 / 0.0, ramps[0].end = ramps[1].start = fraction() * 0.3;
  ramps[1].end = ramps[2].start = 0.4 + fraction(), ramps[2].end = 1.0 / 0.0;
  for (int i = 0; i < 4; i++) {
    ramps[0].from[i] = ramps[1].from[i] = fraction() * 255, ramps[2].from[i] = fraction() * 255;
    ramps[1].slope[i] = (ramps[2].from[i] - ramps[1].from[i]) / (ramps[1].end - ramps[1].start);
  }
  CKernelsGradient g = {fraction() / 40, fraction() / 40, fraction() / 40, -fraction() / 40,
                        fraction(),      -fraction(),     ramps,           3, next() % 2};
  CKernelsShadeGradient(pixels, 1 + next() % 300, &g, -20.5, next() % 50 + 0.5);
  print("gradient", seed, pixels, sizeof pixels);
}

static void images(uint64_t seed) {
  static uint32_t sums[4 * width];
  CKernelsColumn columns[width / 2];
  uint32_t shares[width];
  for (int i = 0; i < width; i++) shares[i] = i % 2 ? 4096 - shares[i - 1] : next() % 4097;
  for (uint32_t i = 0; i < width / 2; i++) columns[i] = (CKernelsColumn){2 * i, 2, 2 * i};
  for (int i = 0; i < 4 * width; i++) sums[i] = 0;
  CKernelsAddRow(sums, source, width - seed % 2, shares[0]);
  CKernelsAddRow(sums, source + width, width, shares[1]);
  CKernelsAverageColumns(pixels, sums, columns, width / 2, shares);
  print("average", seed, pixels, sizeof pixels);
}

int main(void) {
  CKernelsSurface surface = {pixels, pixelCount, 0, 0, width};
  for (uint64_t seed = 0; seed < 200; seed++) {
    state = seed;
    fill_memory();
    shapes(seed, &surface);
    rows(seed, &surface);
    gradients(seed);
    images(seed);
  }
  return 0;
}
