#pragma once

#include <stddef.h>
#include <stdint.h>

/// Bytes that grow at their end.
typedef struct {
  uint8_t *bytes;
  size_t count;
  size_t capacity;
} Output;

/// Makes sure that `more` bytes fit behind those that are there; 0 where memory is out.
int output_reserve(Output *output, size_t more);

/// Adds four bytes, the highest first; there has to be memory for them.
void output_append32(Output *output, uint32_t value);
