#include "CKernels.h"

#include "Vectors.h"

// Kernels for shrinking images. They are equivalent to the two loops of `AreaAverage`.

typedef uint8_t Bytes4 __attribute__((vector_size(4)));

KERNEL void CKernelsAddRow(uint32_t *sums, const uint32_t *pixels, size_t count, uint32_t share) {
  size_t index = 0;
  for (; index + 2 <= count; index += 2) {
    Bytes8 two;
    Words8 sum;
    memcpy(&two, pixels + index, sizeof two);
    memcpy(&sum, sums + 4 * index, sizeof sum);
    sum += __builtin_convertvector(two, Words8) * share;
    memcpy(sums + 4 * index, &sum, sizeof sum);
  }
  for (; index < count; index++)
    for (int channel = 0; channel < 4; channel++)
      sums[4 * index + channel] += (pixels[index] >> 8 * channel & 255) * share;
}

KERNEL void CKernelsAverageColumns(
    uint32_t *pixels, const uint32_t *sums, const CKernelsColumn *columns, size_t count,
    const uint32_t *shares) {
  for (size_t x = 0; x < count; x++) {
    CKernelsColumn column = columns[x];
    Longs4 total = {0};
    for (uint32_t index = 0; index < column.count; index++) {
      Words4 sum;
      memcpy(&sum, sums + 4 * (column.first + index), sizeof sum);
      total += __builtin_convertvector(sum, Longs4) * shares[column.shares + index];
    }
    Bytes4 pixel = __builtin_convertvector((total + (UINT64_C(1) << 23)) >> 24, Bytes4);
    memcpy(pixels + x, &pixel, sizeof pixel);
  }
}
