#include "Block.h"

#include <string.h>

#include "Huffman.h"

// Codes of literals and lengths have at most 14 bits instead of 15, so that four literals fit into
// a word together with up to seven pending bits.
enum { literalLimit = 14, distanceLimit = 15, endOfBlock = 256, firstLength = 257 };

void block_begin(Block *block, size_t start) {
  block->start = start;
  block->count = 0;
  memset(block->bytes, 0, sizeof block->bytes);
  memset(block->lengths, 0, sizeof block->lengths);
  memset(block->distances, 0, sizeof block->distances);
}

/// The codes of one block.
typedef struct {
  HuffmanCode literals[huffmanMaximumSymbols];
  HuffmanCode distances[32];
  struct {
    uint32_t bits;
    uint32_t count;
  } lengths[longestMatch + 1];
} Codes;

/// The output of bits while a block is written.
typedef struct {
  Bits bits;
  uint8_t *out;
} Sink;

ALWAYS_INLINE void put(Sink *sink, uint64_t bits, uint32_t count) {
  sink->bits.bits |= bits << sink->bits.count;
  sink->bits.count += count;
}

ALWAYS_INLINE void put_code(Sink *sink, HuffmanCode code) {
  put(sink, code & 0xFFFF, huffman_length(code));
}

/// Writes all complete bytes. The eight bytes after the output may be overwritten.
ALWAYS_INLINE void drain(Sink *sink) {
  memcpy(sink->out, &sink->bits.bits, 8);
  sink->out += sink->bits.count >> 3;
  sink->bits.bits >>= sink->bits.count & ~7u;
  sink->bits.count &= 7;
}

/// The lengths of both codes, one after the other, with repetitions written as symbols 16 to 18.
typedef struct {
  uint32_t symbols[huffmanMaximumSymbols + 32];
  uint32_t extras[huffmanMaximumSymbols + 32];
  int count;
  int literals;
  int distances;
} Lengths;

static int used_symbols(const HuffmanCode *codes, int symbols, int least) {
  while (symbols > least && codes[symbols - 1] == 0) symbols--;
  return symbols;
}

static void add_length(Lengths *lengths, uint32_t symbol, uint32_t extra) {
  lengths->symbols[lengths->count] = symbol;
  lengths->extras[lengths->count++] = extra;
}

/// Adds `run` equal lengths.
static void add_lengths(Lengths *lengths, uint32_t length, uint32_t run) {
  if (length != 0) add_length(lengths, length, 0), run--;
  while (run >= 3) {
    uint32_t most = length != 0 ? 6 : run > 10 ? 138 : 10;
    uint32_t taken = run < most ? run : most;
    uint32_t symbol = length != 0 ? 16 : run > 10 ? 18 : 17;
    add_length(lengths, symbol, taken - (symbol == 18 ? 11 : 3));
    run -= taken;
  }
  for (; run > 0; run--) add_length(lengths, length, 0);
}

static void collect_lengths(const Codes *codes, Lengths *lengths) {
  uint32_t all[huffmanMaximumSymbols + 32];
  lengths->count = 0;
  lengths->literals = used_symbols(codes->literals, 286, firstLength);
  lengths->distances = used_symbols(codes->distances, 30, 1);
  int count = lengths->literals + lengths->distances;
  for (int place = 0; place < count; place++) {
    int distance = place - lengths->literals;
    all[place] = huffman_length(distance < 0 ? codes->literals[place] : codes->distances[distance]);
  }
  for (int place = 0; place < count;) {
    int next = place + 1;
    while (next < count && all[next] == all[place]) next++;
    add_lengths(lengths, all[place], (uint32_t)(next - place));
    place = next;
  }
}

/// Writes the three bits that begin a block, and its codes.
static void put_header(Sink *sink, const Codes *codes, int isLast) {
  static const uint8_t order[19] = {16, 17, 18, 0, 8,  7, 9,  6, 10, 5,
                                    11, 4,  12, 3, 13, 2, 14, 1, 15};
  static const uint8_t extraBits[19] = {[16] = 2, [17] = 3, [18] = 7};
  Lengths lengths;
  uint32_t counts[19] = {0};
  HuffmanCode lengthCodes[19];
  collect_lengths(codes, &lengths);
  for (int place = 0; place < lengths.count; place++) counts[lengths.symbols[place]]++;
  huffman_make(counts, 19, 7, lengthCodes);
  int written = 19;
  while (written > 4 && lengthCodes[order[written - 1]] == 0) written--;
  put(sink, (uint64_t)(isLast != 0) | 2 << 1, 3);
  put(sink, (uint64_t)(lengths.literals - firstLength), 5);
  put(sink, (uint64_t)(lengths.distances - 1), 5);
  put(sink, (uint64_t)(written - 4), 4);
  drain(sink);
  for (int place = 0; place < written; place++) {
    put(sink, huffman_length(lengthCodes[order[place]]), 3);
    drain(sink);
  }
  for (int place = 0; place < lengths.count; place++) {
    put_code(sink, lengthCodes[lengths.symbols[place]]);
    put(sink, lengths.extras[place], extraBits[lengths.symbols[place]]);
    drain(sink);
  }
}

ALWAYS_INLINE void put_pixels(
    Sink *sink, const HuffmanCode *literals, const uint32_t *words, size_t count, int hasAlpha) {
  for (const uint32_t *end = words + count; words < end; words++) {
    put_code(sink, literals[*words & 255]);
    put_code(sink, literals[*words >> 8 & 255]);
    put_code(sink, literals[*words >> 16 & 255]);
    if (hasAlpha) put_code(sink, literals[*words >> 24]);
    drain(sink);
  }
}

ALWAYS_INLINE void put_match(Sink *sink, const Codes *codes, uint32_t length, uint32_t distance) {
  Ranged away = ranged_distance(distance);
  HuffmanCode code = codes->distances[away.symbol];
  uint64_t awayBits = (code & 0xFFFF) | (uint64_t)away.extra << huffman_length(code);
  uint32_t awayCount = huffman_length(code) + away.extraBits;
  for (uint32_t left = length; left > 0;) {
    uint32_t piece = block_piece(left);
    put(sink, codes->lengths[piece].bits, codes->lengths[piece].count);
    put(sink, awayBits, awayCount);
    drain(sink);
    left -= piece;
  }
}

/// Writes literal pixels, which may span several rows. Returns the column after them.
ALWAYS_INLINE size_t put_literals(
    Sink *sink, const Codes *codes, const Rows *rows, uint32_t channels, size_t pixel,
    size_t column, size_t count) {
  for (size_t part; count > 0; count -= part, pixel += part) {
    size_t left = rows->width - column;
    part = left < count ? left : count;
    if (column == 0) {
      put_code(sink, codes->literals[rows->filter]);
      drain(sink);
    }
    put_pixels(sink, codes->literals, rows->words + pixel, part, channels == 4);
    column = part == left ? 0 : column + part;
  }
  return column;
}

ALWAYS_INLINE void put_sequences(
    Sink *sink, const Block *block, const Codes *codes, const Rows *rows, uint32_t channels) {
  // The sink is copied to a local variable, so that the compiler does not assume that each written
  // byte may change it.
  Sink local = *sink;
  size_t pixel = block->start, column = pixel % rows->width;
  for (size_t place = 0; place < block->count; place++) {
    Sequence sequence = block->sequences[place];
    if (sequence.literals > 0)
      column = put_literals(
          &local, codes, rows, channels, pixel, column, sequence.literals);
    if (sequence.length > 0) put_match(&local, codes, sequence.length, sequence.distance);
    // A match may have one extra byte, which is the number of a row's filter.
    size_t matched = sequence.length / channels;
    pixel += sequence.literals + matched;
    column += matched;
    if (column == rows->width) column = 0;
  }
  put_code(&local, codes->literals[endOfBlock]);
  drain(&local);
  *sink = local;
}

/// Stores the code of each match length, combined with its extra bits, in a table.
static void make_lengths(Codes *codes) {
  for (uint32_t length = 3; length <= longestMatch; length++) {
    Ranged range = ranged_length(length);
    HuffmanCode code = codes->literals[range.symbol];
    codes->lengths[length].bits = (code & 0xFFFF) | range.extra << huffman_length(code);
    codes->lengths[length].count = huffman_length(code) + range.extraBits;
  }
}

static void make_codes(const Block *block, Codes *codes) {
  uint32_t counts[huffmanMaximumSymbols] = {[endOfBlock] = 1};
  uint32_t distances[32];
  for (int byte = 0; byte < 256; byte++)
    for (int channel = 0; channel < 4; channel++) counts[byte] += block->bytes[channel][byte];
  for (int symbol = firstLength; symbol < huffmanMaximumSymbols; symbol++)
    counts[symbol] = block->lengths[symbol - endOfBlock];
  memcpy(distances, block->distances, sizeof distances);
  huffman_make(counts, 286, literalLimit, codes->literals);
  huffman_make(distances, 30, distanceLimit, codes->distances);
  make_lengths(codes);
}

/// Returns an upper bound of the number of bytes in the block.
static size_t most_bytes(const Block *block) {
  const size_t header = 512, spare = 16;
  size_t bits = 0;
  for (int byte = 0; byte < 256; byte++)
    for (int channel = 0; channel < 4; channel++)
      bits += (size_t)block->bytes[channel][byte] * literalLimit;
  for (int symbol = 0; symbol < 32; symbol++)
    bits += (size_t)block->lengths[symbol] * (literalLimit + 5)
        + (size_t)block->distances[symbol] * (distanceLimit + 13);
  return header + bits / 8 + spare;
}

int block_write(Block *block, const Rows *rows, int isLast, Bits *bits, Output *output) {
  Codes codes;
  if (!output_reserve(output, most_bytes(block))) return 0;
  make_codes(block, &codes);
  Sink sink = {.bits = *bits, .out = output->bytes + output->count};
  put_header(&sink, &codes, isLast);
  // The code is compiled separately for both numbers of channels.
  if (rows->channels == 4) {
    put_sequences(&sink, block, &codes, rows, 4);
  } else {
    put_sequences(&sink, block, &codes, rows, 3);
  }
  output->count = (size_t)(sink.out - output->bytes);
  *bits = sink.bits;
  return 1;
}
