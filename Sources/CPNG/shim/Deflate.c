#include "Deflate.h"

#include <libdeflate.h>
#include <stdlib.h>

#include "Lanes.h"
#include "Matches.h"
#include "Pixels.h"

enum { filterNone = 0, filterUp = 2, bandPixels = 1 << 18 };

/// The state of the compression of one picture.
struct Deflater {
  Picture picture;
  Output *output;
  /// The first row that is not compressed yet.
  size_t row;
  Finder finder;
  Bits bits;
  uint32_t checksum;
  int losesAlpha;
  /// Rows with straight colours, as in the file: the row above the band, and then the band.
  uint32_t *straight;
  /// The band's differences to the rows above.
  uint32_t *differences;
  /// A row as bytes, preceded by the number of its filter.
  uint8_t *packed;
};

typedef Deflater Work;

/// Returns whether at least half of a sample of pixels equal their left neighbours.
static int is_flat(const uint32_t *words, size_t width, size_t rows) {
  size_t same = 0, seen = 0;
  for (size_t y = 0; y < rows; y += rows / 16 + 1)
    for (size_t x = 1; x < width; x += width / 64 + 1, seen++)
      same += words[y * width + x] == words[y * width + x - 1];
  return 2 * same >= seen;
}

static void subtract(const uint32_t *words, const uint32_t *above, uint32_t *differences,
    size_t count) {
  size_t word = 0;
  for (; word + 4 <= count; word += 4)
    store16(differences + word, load16(words + word) - load16(above + word));
  for (; word < count; word++) {
    const uint8_t *a = (const uint8_t *)(words + word), *b = (const uint8_t *)(above + word);
    uint8_t *out = (uint8_t *)(differences + word);
    for (int part = 0; part < 4; part++) out[part] = (uint8_t)(a[part] - b[part]);
  }
}

/// Makes the bytes of a row. Returns 0 if that would lose alpha.
static int pack(const Work *work, size_t row) {
  const Rows *rows = &work->finder.rows;
  const uint32_t *words = rows->words + row * rows->width;
  uint8_t *packed = work->packed;
  *packed++ = rows->filter;
  if (rows->channels == 3) {
    int isOpaque = pixels_pack(words, rows->width, packed);
    return isOpaque || rows->filter != filterNone;
  }
  memcpy(packed, words, rows->width * 4);
  return 1;
}

/// Compresses some of the finder's rows. Returns 0 if memory is insufficient or alpha would be
/// lost.
static int compress_rows(Work *work, size_t first, size_t end, int isLast) {
  const Rows *rows = &work->finder.rows;
  size_t bytes = rows->width * rows->channels + 1;
  for (size_t row = first; row < end; row++) {
    // A row is packed before it is searched, which also loads it into the cache. If it equals the
    // row above, its bytes are already packed.
    const uint32_t *words = rows->words + row * rows->width;
    int isNew = row == first || memcmp(words, words - rows->width, rows->width * 4) != 0;
    if (isNew && !pack(work, row)) {
      work->losesAlpha = 1;
      return 0;
    }
    work->checksum = libdeflate_adler32(work->checksum, work->packed, bytes);
    if (!finder_row(&work->finder, row, &work->bits, work->output)) return 0;
  }
  // Consecutive flat bands in the picture's own memory continue in one block.
  if (!isLast && (const uint8_t *)rows->words == work->picture.rgba) return 1;
  return finder_end(&work->finder, isLast, &work->bits, work->output);
}

/// Begins with rows that are independent of the previous ones.
static int begin_rows(Work *work, Rows rows, size_t first) {
  if (!finder_end(&work->finder, 0, &work->bits, work->output)) return 0;
  finder_begin(&work->finder, rows, first);
  return 1;
}

/// Returns a band's first row with the colours of the file, preceded in memory by the row above if
/// there is one.
static const uint32_t *straight_rows(Work *work, size_t first, size_t count) {
  const Picture *picture = &work->picture;
  const uint32_t *words = (const uint32_t *)picture->rgba + first * picture->width;
  if (work->straight == NULL) return words;
  size_t above = first > 0 ? picture->width : 0;
  uint32_t *straight = work->straight + picture->width;
  pixels_unpremultiply(
      (const uint8_t *)(words - above), (uint8_t *)(straight - above),
      picture->width * count + above);
  return straight;
}

/// Compresses a band of rows. Returns 0 if memory is insufficient or alpha would be lost.
static int compress_band(Work *work, size_t first, size_t count) {
  const Picture *picture = &work->picture;
  size_t width = picture->width;
  int isLast = first + count == picture->height;
  const uint32_t *words = straight_rows(work, first, count);
  Rows rows = {words, width, picture->channels, filterNone};
  if (!is_flat(words, width, count)) {
    // Packing cannot check the alpha of differences, so it is checked here.
    int isOpaque = picture->channels == 4 || pixels_opaque((const uint8_t *)words, width * count);
    work->losesAlpha = !isOpaque;
    if (work->losesAlpha) return 0;
    size_t top = first == 0 ? width : 0;
    memcpy(work->differences, words, top * 4);
    subtract(words + top, words + top - width, work->differences + top, width * count - top);
    rows = (Rows){work->differences, width, picture->channels, filterUp};
  } else if (work->straight == NULL) {
    // In consecutive flat bands, rows may repeat those of the band above.
    rows.words = (const uint32_t *)picture->rgba;
    if (work->finder.rows.words != rows.words && !begin_rows(work, rows, first)) return 0;
    return compress_rows(work, first, first + count, isLast);
  }
  return begin_rows(work, rows, 0) && compress_rows(work, 0, count, isLast);
}

/// Compresses the bands that end at or before a row.
static int compress_bands(Work *work, size_t end) {
  const Picture *picture = &work->picture;
  size_t band = picture->width < bandPixels ? bandPixels / picture->width : 1;
  for (size_t left, count; work->row < end; work->row += count) {
    left = picture->height - work->row;
    count = left < band ? left : band;
    if (count > end - work->row) break;
    if (!compress_band(work, work->row, count)) return 0;
  }
  return 1;
}

/// Writes the last bits and the checksum.
static int finish(Work *work) {
  if (!output_reserve(work->output, 8)) return 0;
  if (work->bits.count > 0) work->output->bytes[work->output->count++] = (uint8_t)work->bits.bits;
  output_append32(work->output, work->checksum);
  return 1;
}

void deflate_free(Deflater *work) {
  if (work == NULL) return;
  free(work->straight);
  free(work->differences);
  free(work->packed);
  free(work);
}

Deflater *deflate_begin(const Picture *picture, Output *output) {
  Work *work = calloc(1, sizeof *work);
  if (work == NULL) return NULL;
  work->picture = *picture;
  work->output = output;
  work->checksum = 1;
  size_t band = picture->width < bandPixels ? bandPixels : picture->width;
  work->differences = malloc(band * 4);
  work->packed = malloc(picture->width * 4 + 1);
  if (picture->channels == 4) work->straight = malloc((band + picture->width) * 4);
  if (work->differences == NULL || work->packed == NULL
      || (picture->channels == 4 && work->straight == NULL) || !output_reserve(output, 2)) {
    deflate_free(work);
    return NULL;
  }
  // The zlib header specifies a window of 32 KB and the fastest compression level.
  output->bytes[output->count++] = 0x78;
  output->bytes[output->count++] = 0x01;
  return work;
}

DeflateEnd deflate_rows(Deflater *work, size_t end) {
  if (work->row == work->picture.height) return deflateWhole;
  int isWhole = compress_bands(work, end);
  if (isWhole && work->row == work->picture.height) isWhole = finish(work);
  return work->losesAlpha ? deflateNotOpaque : isWhole ? deflateWhole : deflateNoMemory;
}
