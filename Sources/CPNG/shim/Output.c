#include "Output.h"

#include <stdlib.h>

int output_reserve(Output *output, size_t more) {
  if (more <= output->capacity - output->count) return 1;
  size_t capacity = output->capacity < 1 << 16 ? 1 << 16 : output->capacity;
  while (capacity - output->count < more) {
    if (capacity > SIZE_MAX / 2) return 0;
    capacity *= 2;
  }
  uint8_t *bytes = realloc(output->bytes, capacity);
  if (bytes == NULL) return 0;
  output->bytes = bytes;
  output->capacity = capacity;
  return 1;
}

void output_append32(Output *output, uint32_t value) {
  for (int shift = 24; shift >= 0; shift -= 8)
    output->bytes[output->count++] = (uint8_t)(value >> shift);
}
