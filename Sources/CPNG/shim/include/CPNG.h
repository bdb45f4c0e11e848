#pragma once

// A shim between Swift and libpng. On an error, libpng leaves a function through `longjmp`, which
// must not cross a Swift frame. Here every call is protected and returns 0 or -1, and libpng's
// message is stored in a buffer. Only a reader of an open file reads from a file; everything else
// works in memory.
//
// The two conversions of every pixel, premultiplication and its reverse, are done here row by row,
// while the row is in the cache, and because tests are built without Swift's optimiser.

#include <stddef.h>
#include <stdint.h>

/// The data in the chunks before the pixels.
typedef struct {
  uint32_t width;
  uint32_t height;
  /// The number of bits per sample, from 1 to 16.
  uint8_t bitDepth;
  /// The number of bytes in all rows as they are compressed, without filter bytes.
  uint64_t packedBytes;
  /// The gamma times 100000, or 0 if the file is sRGB or has none.
  uint32_t gamma;
} CPNGHeader;

/// A text chunk. The strings belong to the reader.
typedef struct {
  const char *keyword;
  const char *text;
  /// The language, or NULL for Latin-1 text.
  const char *language;
  const char *translatedKeyword;
  size_t textLength;
} CPNGText;

typedef struct CPNGReader CPNGReader;

/// Creates a reader of bytes, which must outlive it.
///
/// Returns NULL if memory is insufficient. `memoryLimit` limits libpng's memory in addition to its
/// rows. A chunk that decompresses to more than `chunkLimit` is skipped.
CPNGReader *cpng_reader_create(
    const uint8_t *bytes, size_t count, size_t memoryLimit, size_t chunkLimit);

/// Creates a reader of an open file, starting at its beginning. The file must outlive it.
CPNGReader *cpng_reader_create_of_file(int file, size_t memoryLimit, size_t chunkLimit);
void cpng_reader_destroy(CPNGReader *reader);

/// Reads everything before the first pixel.
int cpng_reader_header(CPNGReader *reader, CPNGHeader *header);

/// The conversion of pixels.
typedef struct {
  /// A table that maps samples to sRGB bytes, or NULL: 256 entries, or 65536 if the bit depth is
  /// 16.
  const uint8_t *curve;
  /// Whether colours stay straight, as in the file, rather than being premultiplied.
  uint8_t straight;
} CPNGColors;

/// Reads the pixels as RGBA8.
int cpng_reader_pixels(
    CPNGReader *reader, uint8_t *rgba, size_t bytesPerRow, CPNGColors colors);

/// Prepares to read rows as premultiplied RGBA8. Also returns -1 if the rows are interlaced.
int cpng_reader_begin_rows(CPNGReader *reader, size_t bytesPerRow);

/// Reads the next rows.
int cpng_reader_rows(CPNGReader *reader, uint8_t *rgba, size_t bytesPerRow, uint32_t count);

/// Reads the chunks after the pixels. Returns 1 if the pixels are complete but the bytes end before
/// the end mark.
int cpng_reader_end(CPNGReader *reader);

/// Gets the horizontal and vertical number of pixels per metre. Returns -1 if the file has none, or
/// only their ratio.
int cpng_reader_density(const CPNGReader *reader, uint32_t *horizontal, uint32_t *vertical);

int cpng_reader_text_count(const CPNGReader *reader);
CPNGText cpng_reader_text(const CPNGReader *reader, int index);

/// Returns the reason for which the last call returned -1.
const char *cpng_reader_message(const CPNGReader *reader);

/// Returns whether libpng was refused memory. Its message about the file then depends on the limit.
int cpng_reader_lacked_memory(const CPNGReader *reader);

/// The locations of the pixels in a file of a common kind.
typedef struct {
  uint32_t width;
  uint32_t height;
  /// The number of bytes per pixel, 3 or 4.
  uint32_t channels;
  /// The offset of the first chunk of pixels, and the offset after the last.
  size_t pixels;
  size_t pixelsEnd;
  /// The number of these chunks that are not empty, and the total number of their bytes.
  size_t parts;
  size_t compressed;
  /// The offset after the end mark.
  size_t end;
} CPNGPlan;

/// Checks whether a file can be read without libpng: it must be 8-bit RGB or RGBA without
/// interlacing, with valid chunks of pixels and an end mark. Returns 1 if so, and 0 otherwise.
int cpng_plan(const uint8_t *bytes, size_t count, CPNGPlan *plan);

/// Makes a copy of the file in which a single pixel replaces all pixels. libpng's messages for it
/// are the same as for the whole file. Returns its length, which is at most
/// `cpng_plan_rest_capacity`.
size_t cpng_plan_rest(const CPNGPlan *plan, const uint8_t *bytes, uint8_t *rest);
size_t cpng_plan_rest_capacity(const CPNGPlan *plan);

/// Reads the pixels as RGBA8, premultiplied unless `isStraight`. Returns 0 if libpng must read the
/// file instead.
///
/// There must be memory for all words, followed by `cpng_plan_spare` words.
int cpng_plan_pixels(const CPNGPlan *plan, const uint8_t *bytes, uint32_t *words, int isStraight);
size_t cpng_plan_spare(const CPNGPlan *plan);

/// Sets whether instructions that not every processor has may be used. They are allowed by default.
/// The results do not depend on this.
void cpng_allow_wide_registers(int isAllowed);

/// Returns the checksum of a chunk's type and content.
uint32_t cpng_checksum(const void *bytes, size_t count);

/// A picture to write.
typedef struct {
  /// The pixels as premultiplied RGBA8, in rows without padding.
  const uint8_t *rgba;
  uint32_t width;
  uint32_t height;
  /// The number of pixels per metre, or 0 for none.
  uint32_t pixelsPerMeter;
  /// Whether an opaque picture is also written as RGBA.
  uint8_t keepAlpha;
} CPNGPicture;

typedef struct CPNGWriter CPNGWriter;

/// Creates a writer. Returns NULL if memory is insufficient.
CPNGWriter *cpng_writer_create(void);
void cpng_writer_destroy(CPNGWriter *writer);

/// Copies a text: as an `iTXt` chunk in UTF-8 or, if `language` is NULL, as a `tEXt` chunk in
/// Latin-1.
int cpng_writer_add_text(
    CPNGWriter *writer, const char *keyword, const char *text, const char *language,
    const char *translatedKeyword, int compressed);

/// Compresses the first rows of a picture that is still being drawn, as far as this is possible
/// without the other rows.
///
/// Pass the same picture each time, and finally encode it. The rows must stay at their address
/// until all have been passed. If memory is insufficient, `cpng_writer_encode` tries again.
void cpng_writer_rows(CPNGWriter *writer, const CPNGPicture *picture, uint32_t rows);

/// Encodes the picture into the writer's memory: as RGB if every pixel is opaque and `keepAlpha` is
/// not set, and as RGBA otherwise.
///
/// It compresses only the remaining rows if some have been compressed before. If all have been, the
/// pixels are not needed any more.
int cpng_writer_encode(CPNGWriter *writer, const CPNGPicture *picture);

/// Returns the encoded bytes, which are valid as long as the writer exists.
const uint8_t *cpng_writer_bytes(const CPNGWriter *writer, size_t *count);

/// Returns the reason for which the last call returned -1.
const char *cpng_writer_message(const CPNGWriter *writer);
