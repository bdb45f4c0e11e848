import RasterCore

/// The window of a given size that contains the most differing pixels.
struct DensestWindow: Sendable, Hashable {
  /// The number of differing pixels in the window.
  let pixels: Int
  let bounds: PixelRect

  /// Finds the window by moving it over the picture.
  ///
  /// Each column keeps the count of its differing pixels in the window's rows, so each position
  /// takes one addition and one subtraction.
  ///
  /// - Parameters:
  ///   - runs: the differing pixels, row by row.
  ///   - width: the width of the picture.
  ///   - height: the height of the picture.
  ///   - side: the side length of the window, which is limited to the size of the picture.
  init(of runs: [PixelRun], width: Int, height: Int, side: Int) {
    let window = PixelRect(x: 0, y: 0, width: min(side, width), height: min(side, height))
    var counts = [Int](repeating: 0, count: width)
    var best = (pixels: 0, x: 0, y: 0)
    var (entering, leaving) = (0, 0)
    // Only rows with differing pixels are tried as the bottom row of a window: any other window can
    // be moved up to such a row without losing a differing pixel.
    while entering < runs.count {
      let bottom = runs[entering].y
      while entering < runs.count, runs[entering].y == bottom {
        for x in runs[entering].columns { counts[x] += 1 }
        entering += 1
      }
      // The loop ends at the latest at the row that was just added, whose runs exist, so the index
      // needs no check.
      while runs[leaving].y <= bottom - window.height {
        for x in runs[leaving].columns { counts[x] -= 1 }
        leaving += 1
      }
      let row = Self.densest(counts, width: window.width)
      if row.pixels > best.pixels {
        best = (row.pixels, row.x, max(bottom - window.height + 1, 0))
      }
    }
    pixels = best.pixels
    bounds = PixelRect(x: best.x, y: best.y, width: window.width, height: window.height)
  }

  private static func densest(_ counts: [Int], width: Int) -> (pixels: Int, x: Int) {
    var sum = counts.prefix(width).reduce(0, +)
    var best = (pixels: sum, x: 0)
    var x = width
    while x < counts.count {
      // The window moves by one column: a column is added on the right, and one is removed on the
      // left.
      sum += counts[x] - counts[x - width]
      if sum > best.pixels { best = (sum, x - width + 1) }
      x += 1
    }
    return best
  }
}
