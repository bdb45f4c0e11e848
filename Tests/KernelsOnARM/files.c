// The check of drawing.c for the functions that convert the rows of a PNG file to pixels and back.

#include "Digests.h"
#include "Pixels.h"
#include "Shuffle.h"
#include "Unfilter.h"

enum { most = 200 };

static uint8_t bytes[8 * most + 32], packed[4 * most + 32], curve[65536];
static uint32_t above[most + 8], row[most + 8];

static void fill(uint8_t *memory, size_t count) {
  for (size_t i = 0; i < count; i++) memory[i] = next() % 3 ? 0 : next() >> 3;
}

static void filters(uint64_t seed, size_t width) {
  for (uint32_t channels = 3; channels <= 4; channels++)
    for (int filter = 0; filter <= 4; filter++) {
      fill(bytes, sizeof bytes);
      bytes[0] = filter;
      unfilter_row(bytes, channels, width, filter == 4 ? NULL : above, row);
      print("filter", seed, row, 4 * width);
      unfilter_row(bytes, channels, width, above, row);
      print("filter", seed, row, 4 * width);
      for (size_t i = 0; i < width; i++) above[i] = row[i];
    }
}

static void pixels(uint64_t seed, size_t count) {
  fill(bytes, sizeof bytes);
  pixels_premultiply(bytes, count);
  print("multiply", seed, bytes, 4 * count);
  pixels_unpremultiply(bytes, packed, count);
  print("divide", seed, packed, 4 * count);
  pixels_map8(bytes, count, curve);
  print("map", seed, bytes, 4 * count);
  fill(bytes, sizeof bytes);
  pixels_map16(bytes, count, curve);
  print("map", seed, bytes, 4 * count);
  int isOpaque = pixels_pack(row, count, packed);
  print("pack", seed, packed, 3 * count);
  print("opaque", seed, &isOpaque, sizeof isOpaque);
}

int main(void) {
  for (uint64_t seed = 0; seed < 300; seed++) {
    state = seed;
    shuffle_allow(seed % 4 != 0);
    fill(curve, sizeof curve);
    fill((uint8_t *)above, sizeof above);
    size_t width = 1 + next() % most;
    filters(seed, width);
    pixels(seed, width);
  }
  return 0;
}
