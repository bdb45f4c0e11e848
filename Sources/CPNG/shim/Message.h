#pragma once

#include <png.h>

/// The words libpng leaves behind.
typedef struct {
  char error[256];
  char warning[128];
} Message;

/// The error callback: keeps the words and leaves through `longjmp`. The error pointer is a
/// `Message`.
void message_fail(png_structp png, png_const_charp words);

/// The warning callback: keeps the newest, which names the reason of an "Invalid IHDR data".
void message_warn(png_structp png, png_const_charp words);
