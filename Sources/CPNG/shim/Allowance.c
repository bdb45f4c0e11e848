#include "Allowance.h"

#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

/// A header that precedes each block and stores its size. It is padded to the strictest alignment.
typedef union {
  size_t size;
  max_align_t alignment;
} Label;

png_voidp allowance_allocate(png_structp png, png_alloc_size_t size) {
  Allowance *allowance = png_get_mem_ptr(png);
  if (size > SIZE_MAX - sizeof(Label) || size > allowance->left) {
    allowance->wasRefused = 1;
    return NULL;
  }
  Label *label = malloc(sizeof(Label) + size);
  if (label == NULL) return NULL;
  label->size = size;
  allowance->left -= size;
  return label + 1;
}

void allowance_free(png_structp png, png_voidp block) {
  if (block == NULL) return;
  Allowance *allowance = png_get_mem_ptr(png);
  Label *label = (Label *)block - 1;
  allowance->left += label->size;
  free(label);
}
