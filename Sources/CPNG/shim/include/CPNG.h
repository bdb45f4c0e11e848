#pragma once

// Why there is a shim between Swift and libpng: libpng leaves a function in trouble through
// `longjmp`, which may not cross a Swift frame. Here every call is fenced; it returns 0 or -1, and
// the words of libpng wait in a message buffer. Nothing here touches a file: bytes come in, bytes
// go out.
//
// The two conversions that touch every pixel, premultiplying and its reverse, are done here row by
// row while the row is in the cache, and because tests run without the Swift optimiser.

#include <stddef.h>
#include <stdint.h>

/// What the chunks before the pixels say.
typedef struct {
  uint32_t width;
  uint32_t height;
  /// Bits a sample, 1 to 16.
  uint8_t bitDepth;
  /// The bytes of the rows as they are compressed, without filter bytes.
  uint64_t packedBytes;
  /// The exponent that encodes light, times 100000; 0 where the file is sRGB or says nothing.
  uint32_t gamma;
} CPNGHeader;

/// One text chunk; the strings belong to the reader.
typedef struct {
  const char *keyword;
  const char *text;
  /// NULL for Latin-1 text.
  const char *language;
  const char *translatedKeyword;
  size_t textLength;
} CPNGText;

typedef struct CPNGReader CPNGReader;

/// Makes a reader of bytes that outlive it.
///
/// NULL when memory is out. `memoryLimit` bounds what libpng may hold at one time beside its rows;
/// a chunk that unpacks to more than `chunkLimit` is left out.
CPNGReader *cpng_reader_create(
    const uint8_t *bytes, size_t count, size_t memoryLimit, size_t chunkLimit);

/// Makes a reader of an open file from its beginning, which outlives it; as above.
CPNGReader *cpng_reader_create_of_file(int file, size_t memoryLimit, size_t chunkLimit);
void cpng_reader_destroy(CPNGReader *reader);

/// Reads as far as the first pixel.
int cpng_reader_header(CPNGReader *reader, CPNGHeader *header);

/// How pixels are handed over.
typedef struct {
  /// Maps samples to sRGB bytes, if there is one: 256 entries, or 65536 where the bit depth is 16.
  const uint8_t *curve;
  /// Whether colours stay as the file has them instead of being multiplied by alpha.
  uint8_t straight;
} CPNGColors;

/// Reads the pixels as RGBA8.
int cpng_reader_pixels(
    CPNGReader *reader, uint8_t *rgba, size_t bytesPerRow, CPNGColors colors);

/// Prepares to read rows as RGBA8, multiplied by alpha; -1 where they are interlaced too.
int cpng_reader_begin_rows(CPNGReader *reader, size_t bytesPerRow);

/// Reads the next rows.
int cpng_reader_rows(CPNGReader *reader, uint8_t *rgba, size_t bytesPerRow, uint32_t count);

/// Reads the chunks after the pixels; returns 1 where the pixels are whole and the bytes end before
/// the end mark.
int cpng_reader_end(CPNGReader *reader);

/// The horizontal and vertical pixels a metre; -1 where the file has none, or only their ratio.
int cpng_reader_density(const CPNGReader *reader, uint32_t *horizontal, uint32_t *vertical);

int cpng_reader_text_count(const CPNGReader *reader);
CPNGText cpng_reader_text(const CPNGReader *reader, int index);

/// Why the last call returned -1.
const char *cpng_reader_message(const CPNGReader *reader);

/// Whether memory was refused to libpng: what it says of the file is then not what it would say
/// with another limit.
int cpng_reader_lacked_memory(const CPNGReader *reader);

/// Where a file has its pixels, if it is one of the usual kind.
typedef struct {
  uint32_t width;
  uint32_t height;
  /// Bytes a pixel, 3 or 4.
  uint32_t channels;
  /// The chunks with pixels, from the first to behind the last.
  size_t pixels;
  size_t pixelsEnd;
  /// How many of them are not empty, and their bytes together.
  size_t parts;
  size_t compressed;
  /// The byte behind the end mark.
  size_t end;
} CPNGPlan;

/// Looks whether a file is one of those that can be read without libpng's help: 8-bit RGB or RGBA
/// without interlacing, with sound chunks of pixels and an end mark. 1 if so.
int cpng_plan(const uint8_t *bytes, size_t count, CPNGPlan *plan);

/// Makes a file that has everything but the pixels, of which there is one; what libpng says of it,
/// it would say of the whole file. Returns its length, at most `cpng_plan_rest_capacity`.
size_t cpng_plan_rest(const CPNGPlan *plan, const uint8_t *bytes, uint8_t *rest);
size_t cpng_plan_rest_capacity(const CPNGPlan *plan);

/// Reads the pixels as RGBA8, multiplied by alpha unless `isStraight`; 0 where libpng has to look.
///
/// There has to be memory for all words and `cpng_plan_spare` words behind them.
int cpng_plan_pixels(const CPNGPlan *plan, const uint8_t *bytes, uint32_t *words, int isStraight);
size_t cpng_plan_spare(const CPNGPlan *plan);

/// Whether instructions may be used that not every processor has; so at first. Nothing but time
/// depends on it.
void cpng_allow_wide_registers(int isAllowed);

/// The checksum of a chunk's type and content.
uint32_t cpng_checksum(const void *bytes, size_t count);

/// A picture to be written.
typedef struct {
  /// Premultiplied RGBA8, rows without gaps.
  const uint8_t *rgba;
  uint32_t width;
  uint32_t height;
  /// 0 for none.
  uint32_t pixelsPerMeter;
  /// Whether RGBA is written for an opaque picture too.
  uint8_t keepAlpha;
} CPNGPicture;

typedef struct CPNGWriter CPNGWriter;

/// NULL when memory is out.
CPNGWriter *cpng_writer_create(void);
void cpng_writer_destroy(CPNGWriter *writer);

/// Copies a text: an `iTXt` chunk in UTF-8, or without a language a `tEXt` chunk in Latin-1.
int cpng_writer_add_text(
    CPNGWriter *writer, const char *keyword, const char *text, const char *language,
    const char *translatedKeyword, int compressed);

/// Compresses the first rows of a picture that is still drawn: as much of them as can be before the
/// others are there.
///
/// Every time it is the same picture, and in the end it is encoded; the rows stay where they are
/// until all were handed over. Where memory is out, `cpng_writer_encode` tries again.
void cpng_writer_rows(CPNGWriter *writer, const CPNGPicture *picture, uint32_t rows);

/// Encodes into the writer's own memory: RGB if every pixel is opaque, else RGBA.
///
/// The rest of a picture whose first rows were compressed; if all of them were, it has no need of
/// the pixels.
int cpng_writer_encode(CPNGWriter *writer, const CPNGPicture *picture);

/// The encoded bytes, which live as long as the writer.
const uint8_t *cpng_writer_bytes(const CPNGWriter *writer, size_t *count);

/// Why the last call returned -1.
const char *cpng_writer_message(const CPNGWriter *writer);
