#include <libdeflate.h>
#include <stdlib.h>
#include <string.h>

#include "CPNG.h"
#include "Pixels.h"
#include "Unfilter.h"

// The quick way to read what almost every file is: 8-bit RGB or RGBA, row after row, sound. Where
// anything is otherwise, every function here gives up, and libpng reads the whole file: so there is
// one place that says what is wrong with a file.

enum { signatureBytes = 8, headerBytes = 13, besideBytes = 12, stubHeader = 33 };

static const uint32_t ihdr = 0x49484452, idat = 0x49444154, iend = 0x49454E44,
                      transparency = 0x74524E53, frameData = 0x66644154;

/// libpng refuses longer chunks, but for those of pixels.
static const size_t longestChunk = 1 << 24;

static uint32_t big_endian(const uint8_t *bytes) {
  return (uint32_t)bytes[0] << 24 | (uint32_t)bytes[1] << 16 | (uint32_t)bytes[2] << 8 | bytes[3];
}

static void put_big_endian(uint8_t *bytes, uint32_t value) {
  for (int part = 0; part < 4; part++) bytes[part] = (uint8_t)(value >> (24 - 8 * part));
}

uint32_t cpng_checksum(const void *bytes, size_t count) {
  return libdeflate_crc32(0, bytes, count);
}

/// One chunk, from its length on.
typedef struct {
  const uint8_t *start;
  uint32_t length;
  uint32_t type;
} Chunk;

/// Finds the chunk at a place; 0 where the bytes end before it does.
static int chunk_at(const uint8_t *bytes, size_t count, size_t place, Chunk *chunk) {
  if (count < besideBytes || place > count - besideBytes) return 0;
  chunk->start = bytes + place;
  chunk->length = big_endian(chunk->start);
  chunk->type = big_endian(chunk->start + 4);
  return chunk->length <= count - besideBytes - place;
}

static int is_sound(Chunk chunk) {
  const uint8_t *end = chunk.start + 8 + chunk.length;
  return libdeflate_crc32(0, chunk.start + 4, chunk.length + 4) == big_endian(end);
}

/// Bytes of all rows, each with the number of its filter.
static size_t filtered_bytes(const CPNGPlan *plan) {
  return ((size_t)plan->width * plan->channels + 1) * plan->height;
}

/// Reads the header; 0 where it is unusual.
static int plan_header(const uint8_t *bytes, size_t count, CPNGPlan *plan) {
  static const uint8_t signature[] = {0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n'};
  Chunk chunk;
  if (count < signatureBytes || memcmp(bytes, signature, signatureBytes) != 0) return 0;
  if (!chunk_at(bytes, count, signatureBytes, &chunk) || chunk.type != ihdr
      || chunk.length != headerBytes || !is_sound(chunk))
    return 0;
  const uint8_t *header = chunk.start + 8;
  plan->width = big_endian(header);
  plan->height = big_endian(header + 4);
  plan->channels = header[9] == 2 ? 3 : 4;
  const uint32_t longestSide = 0x7FFFFFFF;
  int isUsual = header[8] == 8 && (header[9] == 2 || header[9] == 6) && header[10] == 0
      && header[11] == 0 && header[12] == 0;
  return isUsual && plan->width - 1 < longestSide && plan->height - 1 < longestSide;
}

/// Takes in one chunk of the pixels; 0 where they are not one chunk after the other, or unsound.
static int plan_pixels(CPNGPlan *plan, Chunk chunk, size_t place) {
  if (plan->compressed != 0 || plan->pixels != 0) {
    if (place != plan->pixelsEnd) return 0;
  } else {
    plan->pixels = place;
  }
  plan->pixelsEnd = place + besideBytes + chunk.length;
  plan->compressed += chunk.length;
  plan->parts += chunk.length != 0;
  // Of a long chunk of pixels that compressing made longer, libpng knows how long it may be.
  return (chunk.length < longestChunk || chunk.length <= filtered_bytes(plan)) && is_sound(chunk);
}

int cpng_plan(const uint8_t *bytes, size_t count, CPNGPlan *plan) {
  *plan = (CPNGPlan){0};
  if (!plan_header(bytes, count, plan)) return 0;
  // Deflate makes at most 1032 bytes of one. After this nothing here overflows.
  if ((uint64_t)plan->width * plan->height / 1032 * plan->channels > count) return 0;
  Chunk chunk = {0};
  for (size_t place = stubHeader; chunk.type != iend; place += besideBytes + chunk.length) {
    if (!chunk_at(bytes, count, place, &chunk) || chunk.type == transparency) return 0;
    if (chunk.type == idat && !plan_pixels(plan, chunk, place)) return 0;
    if (chunk.type != idat && chunk.length >= longestChunk) return 0;
    plan->end = place + besideBytes + chunk.length;
  }
  return plan->compressed != 0;
}

/// Pixels of a picture that is one pixel, by channels: what takes the pixels' place where libpng
/// reads everything else.
static const uint8_t onePixel[2][24] = {
  {0, 0, 0, 12, 'I', 'D', 'A', 'T', 0x78, 0x9C, 0x63, 0x60, 0x60, 0x60, 0, 0, 0, 4, 0, 1, 0xF6,
   0x17, 0x38, 0x55},
  {0, 0, 0, 11, 'I', 'D', 'A', 'T', 0x78, 0x9C, 0x63, 0x60, 0, 2, 0, 0, 5, 0, 1, 0x7A, 0x5E,
   0xAB, 0x3F},
};

size_t cpng_plan_rest_capacity(const CPNGPlan *plan) {
  return plan->end - (plan->pixelsEnd - plan->pixels) + sizeof onePixel[0];
}

static size_t append(uint8_t *rest, size_t count, const uint8_t *bytes, size_t more) {
  memcpy(rest + count, bytes, more);
  return count + more;
}

size_t cpng_plan_rest(const CPNGPlan *plan, const uint8_t *bytes, uint8_t *rest) {
  size_t count = append(rest, 0, bytes, plan->pixels);
  put_big_endian(rest + 16, 1);
  put_big_endian(rest + 20, 1);
  put_big_endian(rest + 29, libdeflate_crc32(0, rest + 12, headerBytes + 4));
  count = append(rest, count, onePixel[plan->channels - 3], plan->channels == 3 ? 24 : 23);
  Chunk chunk;
  for (size_t place = plan->pixelsEnd; place < plan->end; place += besideBytes + chunk.length) {
    if (!chunk_at(bytes, plan->end, place, &chunk)) return 0;
    // The frames of a film are most of its file; to libpng they are nothing but their checksums.
    if (chunk.type == frameData && is_sound(chunk)) continue;
    count = append(rest, count, chunk.start, besideBytes + chunk.length);
  }
  return count;
}

/// Puts the compressed pixels together; NULL where memory is out.
static uint8_t *joined_pixels(const CPNGPlan *plan, const uint8_t *bytes) {
  uint8_t *joined = malloc(plan->compressed);
  size_t count = 0;
  Chunk chunk;
  for (size_t place = plan->pixels; joined != NULL && place < plan->pixelsEnd;
       place += besideBytes + chunk.length) {
    if (!chunk_at(bytes, plan->pixelsEnd, place, &chunk)) break;
    count = append(joined, count, chunk.start + 8, chunk.length);
  }
  return joined;
}

/// Where the compressed pixels are if they are in one chunk; chunks without a byte may be about it.
static const uint8_t *single_part(const CPNGPlan *plan, const uint8_t *bytes) {
  Chunk chunk = {0};
  for (size_t place = plan->pixels; chunk.length == 0; place += besideBytes)
    if (!chunk_at(bytes, plan->pixelsEnd, place, &chunk)) return NULL;
  return chunk.start + 8;
}

/// Whether libpng takes the first byte too: the window that it promises is as large as can be, or
/// as the pixels. libdeflate does not look at it.
static int is_window_enough(const uint8_t *stream, size_t filtered) {
  uint32_t bits = (stream[0] >> 4) + 8u;
  return bits == 15 || (bits < 15 && filtered <= (size_t)1 << bits);
}

/// Unpacks a zlib stream; 0 where it does not have these bytes, no more and no fewer.
static int inflate_all(const uint8_t *stream, size_t count, uint8_t *bytes, size_t expected) {
  struct libdeflate_decompressor *decompressor = libdeflate_alloc_decompressor();
  if (decompressor == NULL || !is_window_enough(stream, expected)) {
    libdeflate_free_decompressor(decompressor);
    return 0;
  }
  size_t used = 0;
  enum libdeflate_result result =
      libdeflate_zlib_decompress_ex(decompressor, stream, count, bytes, expected, &used, NULL);
  libdeflate_free_decompressor(decompressor);
  return result == LIBDEFLATE_SUCCESS && used == count;
}

/// Makes pixels of rows that lie in the same memory.
static int unfilter_rows(
    const CPNGPlan *plan, const uint8_t *filtered, uint32_t *words, int isStraight) {
  size_t width = plan->width, bytes = width * plan->channels + 1;
  int multiplies = plan->channels == 4 && !isStraight;
  uint32_t *above = NULL;
  for (uint32_t row = 0; row < plan->height; row++, filtered += bytes, words += width) {
    if (!unfilter_row(filtered, plan->channels, width, above, words)) return 0;
    // One row late: the filters want colours that are not multiplied by alpha.
    if (multiplies && above != NULL) pixels_premultiply((uint8_t *)above, width);
    above = words;
  }
  if (multiplies) pixels_premultiply((uint8_t *)above, width);
  return 1;
}

size_t cpng_plan_spare(const CPNGPlan *plan) {
  return plan->channels == 3 ? 0 : ((size_t)plan->height + 3) / 4;
}

int cpng_plan_pixels(
    const CPNGPlan *plan, const uint8_t *bytes, uint32_t *words, int isStraight) {
  size_t expected = filtered_bytes(plan), memory = (size_t)plan->width * plan->height * 4;
  // Three bytes become four: packed at the end of their memory, they are read before the words that
  // grow from its beginning reach them. With four, the filters' numbers make them longer than the
  // words, and they begin where the words do.
  uint8_t *filtered = (uint8_t *)words + (plan->channels == 3 ? memory - expected : 0);
  uint8_t *joined = plan->parts > 1 ? joined_pixels(plan, bytes) : NULL;
  if (plan->parts > 1 && joined == NULL) return 0;
  const uint8_t *stream = joined;
  if (stream == NULL) stream = single_part(plan, bytes);
  int isWhole = inflate_all(stream, plan->compressed, filtered, expected)
      && unfilter_rows(plan, filtered, words, isStraight);
  free(joined);
  return isWhole;
}
