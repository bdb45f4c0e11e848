#pragma once

#include <png.h>

/// How many bytes libpng may still hold at one time.
///
/// libpng bounds one chunk and the number of chunks, but not their product: a thousand small chunks
/// that each unpack to the limit would fill the memory.
typedef struct {
  size_t left;
  int wasRefused;
} Allowance;

/// The allocation callbacks; the memory pointer is an `Allowance`.
png_voidp allowance_allocate(png_structp png, png_alloc_size_t size);
void allowance_free(png_structp png, png_voidp block);
