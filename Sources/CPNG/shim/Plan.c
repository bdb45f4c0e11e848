#include <libdeflate.h>
#include <stdlib.h>
#include <string.h>

#include "CPNG.h"
#include "Pixels.h"
#include "Unfilter.h"

// The fast path for almost all files: valid 8-bit RGB or RGBA without interlacing. For any other
// file, these functions fail and libpng reads the whole file, so that only libpng reports errors in
// files.

enum { signatureBytes = 8, headerBytes = 13, besideBytes = 12, stubHeader = 33 };

static const uint32_t ihdr = 0x49484452, idat = 0x49444154, iend = 0x49454E44,
                      transparency = 0x74524E53, frameData = 0x66644154;

/// The length from which libpng rejects chunks other than those of pixels.
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

/// A chunk, starting at its length.
typedef struct {
  const uint8_t *start;
  uint32_t length;
  uint32_t type;
} Chunk;

/// Finds the chunk at an offset. Returns 0 if the bytes end before the chunk does.
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

/// Returns the number of bytes in all rows, each including the number of its filter.
static size_t filtered_bytes(const CPNGPlan *plan) {
  return ((size_t)plan->width * plan->channels + 1) * plan->height;
}

/// Reads the header. Returns 0 if it is not one of the supported kinds.
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

/// Adds a chunk of pixels. Returns 0 if these chunks are not consecutive, or if it is invalid.
static int plan_pixels(CPNGPlan *plan, Chunk chunk, size_t place) {
  if (plan->compressed != 0 || plan->pixels != 0) {
    if (place != plan->pixelsEnd) return 0;
  } else {
    plan->pixels = place;
  }
  plan->pixelsEnd = place + besideBytes + chunk.length;
  plan->compressed += chunk.length;
  plan->parts += chunk.length != 0;
  // libpng has its own limit for a long chunk of pixels that compression has enlarged, so such a
  // chunk is left to it.
  return (chunk.length < longestChunk || chunk.length <= filtered_bytes(plan)) && is_sound(chunk);
}

int cpng_plan(const uint8_t *bytes, size_t count, CPNGPlan *plan) {
  *plan = (CPNGPlan){0};
  if (!plan_header(bytes, count, plan)) return 0;
  // Deflate expands a byte to at most 1032 bytes. After this check, none of the sizes here can
  // overflow.
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

/// The chunk of a picture with a single pixel, for 3 and 4 channels. It replaces the pixels when
/// libpng reads everything else.
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
    // The frames of a film are most of its file, and libpng would only compute their checksums.
    if (chunk.type == frameData && is_sound(chunk)) continue;
    count = append(rest, count, chunk.start, besideBytes + chunk.length);
  }
  return count;
}

/// Concatenates the compressed pixels. Returns NULL if memory is insufficient.
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

/// Returns the compressed pixels if they are in a single chunk, ignoring empty chunks.
static const uint8_t *single_part(const CPNGPlan *plan, const uint8_t *bytes) {
  Chunk chunk = {0};
  for (size_t place = plan->pixels; chunk.length == 0; place += besideBytes)
    if (!chunk_at(bytes, plan->pixelsEnd, place, &chunk)) return NULL;
  return chunk.start + 8;
}

/// Returns whether libpng would accept the first byte of the stream: its window must be the maximum
/// or at least as large as the pixels. libdeflate does not check this.
static int is_window_enough(const uint8_t *stream, size_t filtered) {
  uint32_t bits = (stream[0] >> 4) + 8u;
  return bits == 15 || (bits < 15 && filtered <= (size_t)1 << bits);
}

/// Decompresses a zlib stream. Returns 0 unless it has exactly the expected number of bytes.
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

/// Converts filtered rows, which are in the same memory, to pixels.
static int unfilter_rows(
    const CPNGPlan *plan, const uint8_t *filtered, uint32_t *words, int isStraight) {
  size_t width = plan->width, bytes = width * plan->channels + 1;
  int multiplies = plan->channels == 4 && !isStraight;
  uint32_t *above = NULL;
  for (uint32_t row = 0; row < plan->height; row++, filtered += bytes, words += width) {
    if (!unfilter_row(filtered, plan->channels, width, above, words)) return 0;
    // Premultiplication is one row late, because the filters need straight colours.
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
  // With three channels, the filtered bytes are at the end of the memory and are read before the
  // growing words reach them. With four, the filter numbers make them longer than the words, and
  // they begin at the same address.
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
