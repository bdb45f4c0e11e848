// The check of drawing.c for the kernels that compare two pictures and draw the difference.

#include "CKernelsDifference.h"
#include "Digests.h"

enum { most = 300, words = most / 64 + 1 };

static uint32_t rows[6][most];
static uint64_t bits[words], others[words], flats[3][words];

/// Fills a row that is mostly opaque, and that equals another row in many pixels.
static void fill(uint32_t *row, const uint32_t *like) {
  for (int i = 0; i < most; i++) {
    uint32_t alpha = next() % 8 ? 255 : next() % 256;
    uint32_t grey = next() % (alpha + 1);
    row[i] = next() % 2 ? alpha << 24 | grey << 16 | grey << 8 | next() % (alpha + 1)
                        : alpha << 24 | grey * 0x10101;
    if (like && next() % 4) row[i] = like[i];
    if (i && next() % 3 == 0) row[i] = row[i - 1];
  }
}

static void marks(uint64_t seed, size_t count) {
  CKernelsMarkUnequal(rows[0], rows[1], count, next() % 20, bits);
  print("unequal", seed, bits, sizeof bits);
  uint8_t delta = CKernelsGreatestDelta(rows[0], rows[1], count, bits);
  print("delta", seed, &delta, 1);
  // Floats may differ in their last bits, so unsure pixels are left out.
  CKernelsMarkLooks(rows[0], rows[1], count, 20, 40, bits, others);
  for (int i = 0; i < words; i++) bits[i] &= ~others[i];
  print("looks", seed, bits, sizeof bits);
}

static void slopes(uint64_t seed, size_t count) {
  for (int i = 0; i < 3; i++) {
    const uint32_t *above = i == 1 ? NULL : rows[1 + i], *below = i == 2 ? NULL : rows[3 + i];
    CKernelsMarkTwins(above, rows[2 + i], below, count, flats[i]);
    print("twins", seed, flats[i], sizeof flats[i]);
  }
  uint64_t candidates[words];
  for (int i = 0; i < words; i++) candidates[i] = (uint64_t)next() << 33 ^ next();
  CKernelsNeighbours around = {{rows[2], rows[3], rows[4]}, {flats[0], flats[1], flats[2]}};
  CKernelsMarkSlopes(&around, count, candidates, bits, others);
  print("slopes", seed, bits, sizeof bits);
  print("unsure", seed, others, sizeof others);
}

int main(void) {
  for (uint64_t seed = 0; seed < 300; seed++) {
    state = seed;
    memset(bits, 0, sizeof bits), memset(others, 0, sizeof others), memset(flats, 0, sizeof flats);
    for (int i = 0; i < 6; i++) fill(rows[i], i ? rows[i - 1] : NULL);
    size_t count = 1 + next() % most;
    marks(seed, count);
    slopes(seed, count);
    CKernelsLay(rows[0], rows[5], count, seed, next() % 2);
    print("lay", seed, rows[5], sizeof rows[5]);
    CKernelsHeat(rows[0], rows[1], rows[5], count);
    print("heat", seed, rows[5], sizeof rows[5]);
  }
  return 0;
}
