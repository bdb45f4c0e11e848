#pragma once

#include <png.h>

/// The number of bytes that libpng may still allocate.
///
/// libpng limits the size of a chunk and the number of chunks, but not their product: a thousand
/// small chunks that each decompress to the limit would fill the memory.
typedef struct {
  size_t left;
  int wasRefused;
} Allowance;

/// The allocation callbacks. The memory pointer is an `Allowance`.
png_voidp allowance_allocate(png_structp png, png_alloc_size_t size);
void allowance_free(png_structp png, png_voidp block);
