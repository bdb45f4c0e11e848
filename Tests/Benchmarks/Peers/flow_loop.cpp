// The flow layout's arithmetic and nothing else: sizes in, frames out, one loop.
//
//     flow_loop COUNT        answers as in answer.h, with the height of the content
#include <algorithm>
#include <cstdint>
#include <vector>

#include "answer.h"

struct Size { float width, height; };
struct Rect { double x, y, width, height; };
struct Line { double top, bottom; int first, last; };

// Widths of 30 to 119 and heights of 20 to 79 points, from the sequence that ours uses too.
static std::vector<Size> mixed(int count) {
  uint32_t state = 1;
  auto next = [&](uint32_t limit) {
    state = state * 1664525u + 1013904223u;
    return float((state >> 16) % limit);
  };
  std::vector<Size> sizes(count);
  for (Size &size : sizes) {
    size.width = 30 + next(90);
    size.height = 20 + next(60);
  }
  return sizes;
}

// Fills lines of 375 points, 10 points apart, each item in the middle of its line.
static double flow(const std::vector<Size> &sizes, std::vector<Rect> &frames,
                   std::vector<Line> &lines) {
  const double width = 375, gap = 10;
  const int count = int(sizes.size());
  double y = 0;
  int item = 0;
  lines.clear();
  while (item < count) {
    double x = 0, height = 0;
    const int first = item;
    while (item < count) {
      const Size size = sizes[item];
      if (x + size.width > width && item > first) break;
      frames[item].x = x;
      frames[item].width = size.width;
      frames[item].height = size.height;
      x += size.width + gap;
      height = std::max(height, double(size.height));
      item++;
    }
    for (int k = first; k < item; k++) frames[k].y = y + (height - frames[k].height) * 0.5;
    lines.push_back({y, y + height, first, item});
    y += height + gap;
  }
  return y - gap;
}

int main(int count, char **arguments) {
  const int items = count > 1 ? atoi(arguments[1]) : 1000000;
  const std::vector<Size> sizes = mixed(items);
  std::vector<Rect> frames(items);
  std::vector<Line> lines;
  lines.reserve(items / 2 + 1);
  while (asked()) {
    const double start = milliseconds();
    const double height = flow(sizes, frames, lines);
    answer(milliseconds() - start, height);
  }
}
