#include "Message.h"

#include <stdio.h>
#include <string.h>

void message_fail(png_structp png, png_const_charp words) {
  Message *message = png_get_error_ptr(png);
  int vague = strcmp(words, "Invalid IHDR data") == 0 && message->warning[0] != 0;
  snprintf(message->error, sizeof message->error, vague ? "%s: %s" : "%s", words, message->warning);
  png_longjmp(png, 1);
}

void message_warn(png_structp png, png_const_charp words) {
  Message *message = png_get_error_ptr(png);
  snprintf(message->warning, sizeof message->warning, "%s", words);
}
