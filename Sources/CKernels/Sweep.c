#include "Sweep.h"

KERNEL size_t CKernelsSweep(
    const CKernelsCells *c, int64_t y, int64_t end, bool isEvenOdd, CKernelsRun *runs,
    uint8_t *bytes) {
  return sweep_row(c, y, end - c->left, isEvenOdd, runs, bytes);
}
