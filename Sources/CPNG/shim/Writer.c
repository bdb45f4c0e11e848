#include <stdlib.h>
#include <string.h>

#include "CPNG.h"
#include "Message.h"
#include "Pixels.h"

struct CPNGWriter {
  png_structp png;
  png_infop info;
  uint8_t *bytes;
  size_t count;
  size_t capacity;
  /// One row of straight RGBA, where the picture is not opaque.
  uint8_t *row;
  Message message;
};

static void grow(CPNGWriter *writer, size_t needed) {
  size_t capacity = writer->capacity < 1 << 16 ? 1 << 16 : writer->capacity;
  while (capacity < needed) capacity *= 2;
  uint8_t *bytes = realloc(writer->bytes, capacity);
  if (bytes == NULL) png_error(writer->png, "Out of memory");
  writer->bytes = bytes;
  writer->capacity = capacity;
}

static void give(png_structp png, png_bytep bytes, size_t count) {
  CPNGWriter *writer = png_get_io_ptr(png);
  if (count > writer->capacity - writer->count) grow(writer, writer->count + count);
  memcpy(writer->bytes + writer->count, bytes, count);
  writer->count += count;
}

static void flush(png_structp png) { (void)png; }

CPNGWriter *cpng_writer_create(void) {
  CPNGWriter *writer = calloc(1, sizeof *writer);
  if (writer == NULL) return NULL;
  writer->png = png_create_write_struct(
      PNG_LIBPNG_VER_STRING, &writer->message, message_fail, message_warn);
  writer->info = writer->png == NULL ? NULL : png_create_info_struct(writer->png);
  if (writer->info == NULL) {
    cpng_writer_destroy(writer);
    return NULL;
  }
  png_set_write_fn(writer->png, writer, give, flush);
  png_set_user_limits(writer->png, PNG_UINT_31_MAX, PNG_UINT_31_MAX);
  return writer;
}

void cpng_writer_destroy(CPNGWriter *writer) {
  if (writer == NULL) return;
  png_destroy_write_struct(&writer->png, &writer->info);
  free(writer->bytes);
  free(writer->row);
  free(writer);
}

int cpng_writer_add_text(
    CPNGWriter *writer, const char *keyword, const char *text, const char *language,
    const char *translatedKeyword, int compressed) {
  if (setjmp(png_jmpbuf(writer->png))) return -1;
  int international = compressed ? PNG_ITXT_COMPRESSION_zTXt : PNG_ITXT_COMPRESSION_NONE;
  // libpng copies the strings; they are only not declared `const`.
  png_text chunk = {
    .compression = language == NULL ? PNG_TEXT_COMPRESSION_NONE : international,
    .key = (png_charp)keyword,
    .text = (png_charp)text,
    .lang = (png_charp)language,
    .lang_key = (png_charp)translatedKeyword,
  };
  png_set_text(writer->png, writer->info, &chunk, 1);
  return 0;
}

static void write_chunks(CPNGWriter *writer, const CPNGPicture *picture, int opaque) {
  png_set_IHDR(
      writer->png, writer->info, picture->width, picture->height, 8,
      opaque ? PNG_COLOR_TYPE_RGB : PNG_COLOR_TYPE_RGB_ALPHA, PNG_INTERLACE_NONE,
      PNG_COMPRESSION_TYPE_BASE, PNG_FILTER_TYPE_BASE);
  png_set_sRGB(writer->png, writer->info, PNG_sRGB_INTENT_PERCEPTUAL);
  if (picture->pixelsPerMeter != 0)
    png_set_pHYs(
        writer->png, writer->info, picture->pixelsPerMeter, picture->pixelsPerMeter,
        PNG_RESOLUTION_METER);
  png_write_info(writer->png, writer->info);
}

static void write_rows(CPNGWriter *writer, const CPNGPicture *picture, int opaque) {
  size_t bytesPerRow = (size_t)picture->width * 4;
  // libpng drops the fourth byte of each pixel itself.
  if (opaque) png_set_filler(writer->png, 0, PNG_FILLER_AFTER);
  if (!opaque) writer->row = malloc(bytesPerRow);
  if (!opaque && writer->row == NULL) png_error(writer->png, "Out of memory");
  for (uint32_t y = 0; y < picture->height; y++) {
    const uint8_t *row = picture->rgba + y * bytesPerRow;
    if (!opaque) pixels_unpremultiply(row, writer->row, picture->width);
    png_write_row(writer->png, opaque ? row : writer->row);
  }
}

int cpng_writer_encode(CPNGWriter *writer, const CPNGPicture *picture) {
  int opaque = !picture->keepAlpha
      && pixels_opaque(picture->rgba, (size_t)picture->width * picture->height);
  if (setjmp(png_jmpbuf(writer->png))) return -1;
  png_set_compression_level(writer->png, picture->level);
  png_set_filter(writer->png, 0, picture->filterUp ? PNG_FILTER_UP : PNG_FILTER_NONE);
  write_chunks(writer, picture, opaque);
  write_rows(writer, picture, opaque);
  png_write_end(writer->png, NULL);
  return 0;
}

const uint8_t *cpng_writer_bytes(const CPNGWriter *writer, size_t *count) {
  *count = writer->count;
  return writer->bytes;
}

const char *cpng_writer_message(const CPNGWriter *writer) { return writer->message.error; }
