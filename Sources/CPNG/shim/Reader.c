#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "Allowance.h"
#include "CPNG.h"
#include "Message.h"
#include "Pixels.h"

struct CPNGReader {
  png_structp png;
  png_infop info;
  const uint8_t *next;
  size_t left;
  /// The file that provides the bytes, and a buffer for some of them; NULL if all bytes are in
  /// memory.
  int file;
  uint8_t *buffer;
  CPNGColors colors;
  int isShort;
  Allowance allowance;
  Message message;
};

enum { bufferBytes = 1 << 18 };

/// Reads the next bytes of the file, if there is one.
static void refill(CPNGReader *reader) {
  if (reader->buffer == NULL) return;
  ssize_t got;
  do got = read(reader->file, reader->buffer, bufferBytes);
  while (got < 0 && errno == EINTR);
  reader->next = reader->buffer;
  reader->left = got > 0 ? (size_t)got : 0;
}

static void take(png_structp png, png_bytep out, size_t count) {
  CPNGReader *reader = png_get_io_ptr(png);
  while (reader->buffer != NULL && count > reader->left) {
    memcpy(out, reader->next, reader->left);
    out += reader->left;
    count -= reader->left;
    refill(reader);
    if (reader->left == 0) break;
  }
  if (count > reader->left) {
    reader->isShort = 1;
    png_error(png, "the data end too early");
  }
  memcpy(out, reader->next, count);
  reader->next += count;
  reader->left -= count;
}

CPNGReader *cpng_reader_create(
    const uint8_t *bytes, size_t count, size_t memoryLimit, size_t chunkLimit) {
  CPNGReader *reader = calloc(1, sizeof *reader);
  if (reader == NULL) return NULL;
  reader->next = bytes;
  reader->left = count;
  reader->allowance.left = memoryLimit;
  reader->png = png_create_read_struct_2(
      PNG_LIBPNG_VER_STRING, &reader->message, message_fail, message_warn, &reader->allowance,
      allowance_allocate, allowance_free);
  reader->info = reader->png == NULL ? NULL : png_create_info_struct(reader->png);
  if (reader->info == NULL) {
    cpng_reader_destroy(reader);
    return NULL;
  }
  png_set_read_fn(reader->png, reader, take);
  png_set_crc_action(reader->png, PNG_CRC_ERROR_QUIT, PNG_CRC_ERROR_QUIT);
  png_set_user_limits(reader->png, PNG_UINT_31_MAX, PNG_UINT_31_MAX);
  png_set_chunk_malloc_max(reader->png, chunkLimit);
  png_set_chunk_cache_max(reader->png, 256);
  return reader;
}

CPNGReader *cpng_reader_create_of_file(int file, size_t memoryLimit, size_t chunkLimit) {
  CPNGReader *reader = cpng_reader_create(NULL, 0, memoryLimit, chunkLimit);
  if (reader == NULL) return NULL;
  reader->file = file;
  reader->buffer = malloc(bufferBytes);
  if (reader->buffer == NULL || lseek(file, 0, SEEK_SET) != 0) {
    cpng_reader_destroy(reader);
    return NULL;
  }
  return reader;
}

void cpng_reader_destroy(CPNGReader *reader) {
  if (reader == NULL) return;
  png_destroy_read_struct(&reader->png, &reader->info, NULL);
  free(reader->buffer);
  free(reader);
}

/// Returns the gamma in the file, or 0 if the file is sRGB, has a profile or has no gamma.
static uint32_t gamma_of(const CPNGReader *reader) {
  png_fixed_point gamma = 0;
  if (png_get_valid(reader->png, reader->info, PNG_INFO_sRGB | PNG_INFO_iCCP)) return 0;
  if (!png_get_gAMA_fixed(reader->png, reader->info, &gamma) || gamma < 0) return 0;
  return (uint32_t)gamma;
}

int cpng_reader_header(CPNGReader *reader, CPNGHeader *header) {
  if (setjmp(png_jmpbuf(reader->png))) return -1;
  png_read_info(reader->png, reader->info);
  header->width = png_get_image_width(reader->png, reader->info);
  header->height = png_get_image_height(reader->png, reader->info);
  header->bitDepth = png_get_bit_depth(reader->png, reader->info);
  header->packedBytes =
      (uint64_t)png_get_rowbytes(reader->png, reader->info) * (uint64_t)header->height;
  header->gamma = gamma_of(reader);
  return 0;
}

/// Completes a row. libpng calls this for each row of each interlacing pass.
static void finish_row(png_structp png, png_row_infop row, png_bytep bytes) {
  const CPNGReader *reader = png_get_user_transform_ptr(png);
  if (row->bit_depth == 16) {
    pixels_map16(bytes, row->width, reader->colors.curve);
  } else if (reader->colors.curve != NULL) {
    pixels_map8(bytes, row->width, reader->colors.curve);
  }
  if (!reader->colors.straight) pixels_premultiply(bytes, row->width);
}

/// Increases the allowance by libpng's row buffers: this row, the row above, and this row
/// transformed to at most eight bytes per pixel.
static void allow_rows(CPNGReader *reader) {
  const size_t bytesPerPixel = 32, bytesBeside = 1 << 16;
  size_t width = png_get_image_width(reader->png, reader->info);
  reader->allowance.left += width * bytesPerPixel + bytesBeside;
}

/// Requests 8-bit RGBA from libpng, or the original depth if a curve maps the samples.
static void request_rgba(CPNGReader *reader) {
  png_set_expand(reader->png);
  png_set_gray_to_rgb(reader->png);
  png_set_add_alpha(reader->png, 0xFFFF, PNG_FILLER_AFTER);
  if (reader->colors.curve == NULL) png_set_scale_16(reader->png);
  png_set_read_user_transform_fn(reader->png, finish_row);
  png_set_user_transform_info(reader->png, reader, 8, 4);
}

int cpng_reader_pixels(
    CPNGReader *reader, uint8_t *rgba, size_t bytesPerRow, CPNGColors colors) {
  if (setjmp(png_jmpbuf(reader->png))) return -1;
  reader->colors = colors;
  allow_rows(reader);
  request_rgba(reader);
  int passes = png_set_interlace_handling(reader->png);
  png_read_update_info(reader->png, reader->info);
  if (png_get_rowbytes(reader->png, reader->info) != bytesPerRow)
    png_error(reader->png, "unexpected width of a row");
  png_uint_32 height = png_get_image_height(reader->png, reader->info);
  for (int pass = 0; pass < passes; pass++)
    for (png_uint_32 y = 0; y < height; y++)
      png_read_row(reader->png, rgba + (size_t)y * bytesPerRow, NULL);
  return 0;
}

int cpng_reader_begin_rows(CPNGReader *reader, size_t bytesPerRow) {
  if (setjmp(png_jmpbuf(reader->png))) return -1;
  reader->colors = (CPNGColors){.curve = NULL, .straight = 0};
  allow_rows(reader);
  request_rgba(reader);
  if (png_get_interlace_type(reader->png, reader->info) != PNG_INTERLACE_NONE) return -1;
  png_read_update_info(reader->png, reader->info);
  return png_get_rowbytes(reader->png, reader->info) == bytesPerRow ? 0 : -1;
}

int cpng_reader_rows(CPNGReader *reader, uint8_t *rgba, size_t bytesPerRow, uint32_t count) {
  if (setjmp(png_jmpbuf(reader->png))) return -1;
  for (uint32_t y = 0; y < count; y++)
    png_read_row(reader->png, rgba + (size_t)y * bytesPerRow, NULL);
  return 0;
}

/// Returns whether libpng stopped after the chunks of pixels. Then their checksums are correct.
static int is_past_pixels(png_structp png) {
  int isBetweenChunks = (png_get_io_state(png) & PNG_IO_MASK_LOC) == PNG_IO_CHUNK_HDR;
  const png_uint_32 idat = 0x49444154;
  return isBetweenChunks || png_get_io_chunk_type(png) != idat;
}

int cpng_reader_end(CPNGReader *reader) {
  if (setjmp(png_jmpbuf(reader->png)))
    return reader->isShort && is_past_pixels(reader->png) ? 1 : -1;
  png_read_end(reader->png, reader->info);
  return 0;
}

int cpng_reader_density(const CPNGReader *reader, uint32_t *horizontal, uint32_t *vertical) {
  int unit = PNG_RESOLUTION_UNKNOWN;
  png_uint_32 found = png_get_pHYs(reader->png, reader->info, horizontal, vertical, &unit);
  return found != 0 && unit == PNG_RESOLUTION_METER ? 0 : -1;
}

int cpng_reader_text_count(const CPNGReader *reader) {
  png_textp texts = NULL;
  return png_get_text(reader->png, reader->info, &texts, NULL);
}

CPNGText cpng_reader_text(const CPNGReader *reader, int index) {
  png_textp texts = NULL;
  png_get_text(reader->png, reader->info, &texts, NULL);
  const png_text *text = texts + index;
  int international = text->compression >= PNG_ITXT_COMPRESSION_NONE;
  return (CPNGText){
    .keyword = text->key,
    .text = text->text,
    .language = international ? text->lang : NULL,
    .translatedKeyword = international ? text->lang_key : NULL,
    .textLength = international ? text->itxt_length : text->text_length,
  };
}

int cpng_reader_lacked_memory(const CPNGReader *reader) { return reader->allowance.wasRefused; }

const char *cpng_reader_message(const CPNGReader *reader) { return reader->message.error; }
