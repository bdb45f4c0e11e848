#pragma once

#include <stddef.h>
#include <stdint.h>

/// A buffer that grows at its end.
typedef struct {
  uint8_t *bytes;
  size_t count;
  size_t capacity;
} Output;

/// Ensures that `more` bytes fit after the existing ones. Returns 0 if memory is insufficient.
int output_reserve(Output *output, size_t more);

/// Adds four bytes, highest first. The space must have been reserved.
void output_append32(Output *output, uint32_t value);
