#include <libdeflate.h>
#include <stdlib.h>
#include <string.h>

#include "CPNG.h"
#include "Deflate.h"
#include "Message.h"
#include "Pixels.h"

struct CPNGWriter {
  png_structp png;
  png_infop info;
  Output file;
  /// The compressed pixels before they are added to the file, and their compressor.
  Output pixels;
  Deflater *deflater;
  /// The number of bytes per compressed pixel.
  uint32_t channels;
  Message message;
};

static void give(png_structp png, png_bytep bytes, size_t count) {
  CPNGWriter *writer = png_get_io_ptr(png);
  if (!output_reserve(&writer->file, count)) png_error(png, "Out of memory");
  memcpy(writer->file.bytes + writer->file.count, bytes, count);
  writer->file.count += count;
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
  deflate_free(writer->deflater);
  free(writer->file.bytes);
  free(writer->pixels.bytes);
  free(writer);
}

int cpng_writer_add_text(
    CPNGWriter *writer, const char *keyword, const char *text, const char *language,
    const char *translatedKeyword, int compressed) {
  if (setjmp(png_jmpbuf(writer->png))) return -1;
  int international = compressed ? PNG_ITXT_COMPRESSION_zTXt : PNG_ITXT_COMPRESSION_NONE;
  // libpng copies the strings; its declaration merely lacks `const`.
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

/// Writes the chunks before the pixels.
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

/// Starts to compress the picture from the beginning.
static void begin_pixels(CPNGWriter *writer, const CPNGPicture *picture, uint32_t channels) {
  Picture pixels = {
    .rgba = picture->rgba,
    .width = picture->width,
    .height = picture->height,
    .channels = channels,
  };
  deflate_free(writer->deflater);
  writer->pixels.count = 0;
  writer->channels = channels;
  writer->deflater = deflate_begin(&pixels, &writer->pixels);
}

static DeflateEnd compress_rows(CPNGWriter *writer, size_t end) {
  return writer->deflater == NULL ? deflateNoMemory : deflate_rows(writer->deflater, end);
}

/// Compresses the final rows of the picture, and starts again with alpha if a pixel needs it.
static DeflateEnd compress(CPNGWriter *writer, const CPNGPicture *picture, size_t rows) {
  if (writer->deflater == NULL) begin_pixels(writer, picture, picture->keepAlpha ? 4 : 3);
  DeflateEnd end = compress_rows(writer, rows);
  if (end == deflateNotOpaque) {
    begin_pixels(writer, picture, 4);
    end = compress_rows(writer, rows);
  }
  if (end != deflateWhole) {
    // A later attempt compresses the picture from its first row.
    deflate_free(writer->deflater);
    writer->deflater = NULL;
  }
  return end;
}

void cpng_writer_rows(CPNGWriter *writer, const CPNGPicture *picture, uint32_t rows) {
  (void)compress(writer, picture, rows);
}

/// Writes the pixels in chunks. libdeflate computes the checksums, because zlib's would take a
/// tenth of the time of the compression.
static void write_pixels(CPNGWriter *writer) {
  const size_t most = 1 << 30;
  const uint8_t *bytes = writer->pixels.bytes;
  for (size_t left = writer->pixels.count, count; left > 0; left -= count, bytes += count) {
    Output *file = &writer->file;
    count = left < most ? left : most;
    if (!output_reserve(file, count + 12)) png_error(writer->png, "Out of memory");
    output_append32(file, (uint32_t)count);
    size_t start = file->count;
    output_append32(file, 0x49444154);
    memcpy(file->bytes + file->count, bytes, count);
    file->count += count;
    output_append32(file, libdeflate_crc32(0, file->bytes + start, count + 4));
  }
}

int cpng_writer_encode(CPNGWriter *writer, const CPNGPicture *picture) {
  if (setjmp(png_jmpbuf(writer->png))) return -1;
  if (compress(writer, picture, picture->height) != deflateWhole)
    png_error(writer->png, "Out of memory");
  write_chunks(writer, picture, writer->channels == 3);
  write_pixels(writer);
  // `png_write_end` is not used, because libpng did not write the pixels. Texts are written with
  // the header.
  png_write_chunk(writer->png, (png_const_bytep)"IEND", NULL, 0);
  return 0;
}

const uint8_t *cpng_writer_bytes(const CPNGWriter *writer, size_t *count) {
  *count = writer->file.count;
  return writer->file.bytes;
}

const char *cpng_writer_message(const CPNGWriter *writer) { return writer->message.error; }
