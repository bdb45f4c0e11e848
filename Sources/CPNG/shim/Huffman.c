#include "Huffman.h"

#include <string.h>

enum { symbolBits = 9, maximumDepth = 32 };

/// Sorts the symbols with counts above 0 by ascending count. Equal ones stay in the order of
/// symbols.
///
/// This is a Shell sort, which needs no function call for each comparison and gives the same result
/// on every machine.
static int sorted(const uint32_t *counts, int symbols, uint64_t *order) {
  static const int gaps[] = {57, 23, 10, 4, 1};
  int used = 0;
  for (int symbol = 0; symbol < symbols; symbol++)
    if (counts[symbol] != 0)
      order[used++] = (uint64_t)counts[symbol] << symbolBits | (uint64_t)symbol;
  for (int pass = 0; pass < 5; pass++)
    for (int next = gaps[pass]; next < used; next++) {
      uint64_t moved = order[next];
      int place = next;
      for (; place >= gaps[pass] && order[place - gaps[pass]] > moved; place -= gaps[pass])
        order[place] = order[place - gaps[pass]];
      order[place] = moved;
    }
  return used;
}

/// Merges the two lightest trees until one is left, and counts its leaves by depth.
///
/// The leaves are sorted, and trees are created in order of weight, so the two lightest are always
/// at the front of two queues.
static void count_depths(const uint64_t *order, int used, uint32_t *leavesAtDepth) {
  uint64_t weights[2 * huffmanMaximumSymbols];
  int parents[2 * huffmanMaximumSymbols];
  uint32_t depths[2 * huffmanMaximumSymbols];
  for (int leaf = 0; leaf < used; leaf++) weights[leaf] = order[leaf] >> symbolBits;
  int leaf = 0, tree = used, last = used;
  for (; last < 2 * used - 1; last++) {
    weights[last] = 0;
    for (int side = 0; side < 2; side++) {
      int isLeaf = leaf < used && (tree == last || weights[leaf] <= weights[tree]);
      int lightest = isLeaf ? leaf++ : tree++;
      weights[last] += weights[lightest];
      parents[lightest] = last;
    }
  }
  depths[last - 1] = 0;
  for (int node = last - 2; node >= 0; node--) {
    depths[node] = depths[parents[node]] + 1;
    if (node < used) leavesAtDepth[depths[node] < maximumDepth ? depths[node] : maximumDepth]++;
  }
}

/// Moves leaves that are too deep up, and others down until the code is complete again.
static void limit_depths(uint32_t *leavesAtDepth, uint32_t limit) {
  uint64_t taken = 0;
  for (uint32_t depth = limit + 1; depth <= maximumDepth; depth++) {
    leavesAtDepth[limit] += leavesAtDepth[depth];
    leavesAtDepth[depth] = 0;
  }
  for (uint32_t depth = 1; depth <= limit; depth++)
    taken += (uint64_t)leavesAtDepth[depth] << (limit - depth);
  // A leaf at the lowest depth becomes the sibling of a leaf further up, which saves one code.
  for (; taken > (uint64_t)1 << limit; taken--) {
    uint32_t depth = limit - 1;
    while (leavesAtDepth[depth] == 0) depth--;
    leavesAtDepth[limit]--;
    leavesAtDepth[depth]--;
    leavesAtDepth[depth + 1] += 2;
  }
}

static uint32_t reversed(uint32_t bits, uint32_t length) {
  uint32_t result = 0;
  for (uint32_t bit = 0; bit < length; bit++) result |= (bits >> bit & 1) << (length - 1 - bit);
  return result;
}

/// Assigns the codes as in RFC 1951: by length, then by symbol.
static void number_codes(HuffmanCode *codes, int symbols, const uint32_t *leavesAtDepth) {
  uint32_t next[maximumDepth + 1] = {0};
  for (uint32_t depth = 1; depth < maximumDepth; depth++)
    next[depth + 1] = (next[depth] + leavesAtDepth[depth]) << 1;
  for (int symbol = 0; symbol < symbols; symbol++) {
    uint32_t length = huffman_length(codes[symbol]);
    if (length != 0) codes[symbol] |= reversed(next[length]++, length);
  }
}

void huffman_make(uint32_t *counts, int symbols, uint32_t limit, HuffmanCode *codes) {
  uint64_t order[huffmanMaximumSymbols];
  uint32_t leavesAtDepth[maximumDepth + 1] = {0};
  int used = sorted(counts, symbols, order);
  for (int symbol = 0; used < 2; symbol++) {
    if (counts[symbol] == 0) counts[symbol] = 1;
    used = sorted(counts, symbols, order);
  }
  count_depths(order, used, leavesAtDepth);
  limit_depths(leavesAtDepth, limit);
  memset(codes, 0, sizeof *codes * (size_t)symbols);
  int place = 0;
  for (uint32_t depth = limit; depth > 0; depth--)
    for (uint32_t leaf = 0; leaf < leavesAtDepth[depth]; leaf++)
      codes[order[place++] & (((uint64_t)1 << symbolBits) - 1)] = depth << 16;
  number_codes(codes, symbols, leavesAtDepth);
}
