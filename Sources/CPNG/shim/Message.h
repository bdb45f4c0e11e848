#pragma once

#include <png.h>

/// The messages of libpng.
typedef struct {
  char error[256];
  char warning[128];
} Message;

/// The error callback: stores the message and exits through `longjmp`. The error pointer is a
/// `Message`.
void message_fail(png_structp png, png_const_charp words);

/// The warning callback: stores the latest warning, which gives the reason for "Invalid IHDR data".
void message_warn(png_structp png, png_const_charp words);
