// Encodes and decodes PNG files with libpng, in memory.
//
//     png_codec encode none|up WIDTH HEIGHT FILE.rgba     RGB at zlib's level 1
//     png_codec decode FILE.png                           to RGBA
//     png_codec write LEVEL WIDTH HEIGHT FILE.rgba FILE.png     RGB, all filters; then it ends
//
// The first two answer as in answer.h, with the number of bytes.
#include <png.h>
#include <string.h>

#include "answer.h"

typedef struct { unsigned char *bytes; size_t count, room, place; } Buffer;

static void store(png_structp png, png_bytep bytes, png_size_t count) {
  Buffer *buffer = png_get_io_ptr(png);
  if (buffer->count + count > buffer->room) {
    buffer->room = 2 * (buffer->count + count);
    buffer->bytes = need(realloc(buffer->bytes, buffer->room), "buffer");
  }
  memcpy(buffer->bytes + buffer->count, bytes, count);
  buffer->count += count;
}

static void load(png_structp png, png_bytep bytes, png_size_t count) {
  Buffer *buffer = png_get_io_ptr(png);
  if (buffer->place + count > buffer->count) png_error(png, "the file ends too early");
  memcpy(bytes, buffer->bytes + buffer->place, count);
  buffer->place += count;
}

static void nothing(png_structp png) { (void)png; }

static Buffer contents(const char *path) {
  FILE *file = need(fopen(path, "rb"), path);
  fseek(file, 0, SEEK_END);
  Buffer buffer = {NULL, (size_t)ftell(file), 0, 0};
  rewind(file);
  buffer.bytes = need(malloc(buffer.count + 1), path);
  if (fread(buffer.bytes, 1, buffer.count, file) != buffer.count) need(NULL, path);
  fclose(file);
  return buffer;
}

static void encode(Buffer *out, unsigned char *pixels, unsigned width, unsigned height, int level,
                   int filters) {
  png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, NULL, NULL, NULL);
  png_infop info = png_create_info_struct(need(png, "libpng"));
  if (setjmp(png_jmpbuf(png))) need(NULL, "picture");
  out->count = 0;
  png_set_write_fn(png, out, store, nothing);
  png_set_compression_level(png, level);
  png_set_filter(png, 0, filters);
  png_set_IHDR(png, info, width, height, 8, PNG_COLOR_TYPE_RGB, PNG_INTERLACE_NONE,
               PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
  png_write_info(png, info);
  // Pixels have a fourth byte, as ours do, which is not written.
  png_set_filler(png, 0, PNG_FILLER_AFTER);
  for (unsigned y = 0; y < height; y++) png_write_row(png, pixels + (size_t)y * width * 4);
  png_write_end(png, NULL);
  png_destroy_write_struct(&png, &info);
}

static size_t decode(Buffer file, unsigned char **pixels) {
  png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, NULL, NULL, NULL);
  png_infop info = png_create_info_struct(need(png, "libpng"));
  if (setjmp(png_jmpbuf(png))) need(NULL, "picture");
  file.place = 0;
  png_set_read_fn(png, &file, load);
  png_read_info(png, info);
  png_set_expand(png);
  png_set_strip_16(png);
  png_set_gray_to_rgb(png);
  png_set_add_alpha(png, 255, PNG_FILLER_AFTER);
  png_read_update_info(png, info);
  unsigned height = png_get_image_height(png, info);
  size_t row = png_get_rowbytes(png, info);
  // Each run allocates its own bitmap, as every decoder does.
  *pixels = need(malloc(row * height), "picture");
  for (unsigned y = 0; y < height; y++) png_read_row(png, *pixels + y * row, NULL);
  png_read_end(png, NULL);
  png_destroy_read_struct(&png, &info, NULL);
  return row * height;
}

int main(int count, char **arguments) {
  Buffer out = {0};
  if (count == 6 && !strcmp(arguments[1], "encode")) {
    int filters = strcmp(arguments[2], "up") ? PNG_FILTER_NONE : PNG_FILTER_UP;
    Buffer file = contents(arguments[5]);
    while (asked()) {
      double start = milliseconds();
      encode(&out, file.bytes, atoi(arguments[3]), atoi(arguments[4]), 1, filters);
      answer(milliseconds() - start, (double)out.count);
    }
  } else if (count == 3 && !strcmp(arguments[1], "decode")) {
    Buffer file = contents(arguments[2]);
    while (asked()) {
      unsigned char *pixels;
      double start = milliseconds();
      size_t bytes = decode(file, &pixels);
      double time = milliseconds() - start;
      free(pixels);
      answer(time, (double)bytes);
    }
  } else if (count == 7 && !strcmp(arguments[1], "write")) {
    Buffer file = contents(arguments[5]);
    encode(&out, file.bytes, atoi(arguments[3]), atoi(arguments[4]), atoi(arguments[2]),
           PNG_ALL_FILTERS);
    FILE *result = need(fopen(arguments[6], "wb"), arguments[6]);
    fwrite(out.bytes, 1, out.count, result);
    fclose(result);
  } else {
    fputs("usage: png_codec encode|decode|write …, see its source\n", stderr);
    return 2;
  }
}
