import RasterCore

/// The window of a given size in which most pixels differ.
struct DensestWindow: Sendable, Hashable {
  /// The number of its pixels that differ.
  let pixels: Int
  let bounds: PixelRect

  /// Slides a window over the picture: each column keeps its count within the window's rows, so
  /// every place costs one addition and one subtraction.
  ///
  /// - Parameters:
  ///   - runs: row by row.
  ///   - width: of the picture.
  ///   - height: of the picture.
  ///   - side: of the window, which is cut where the picture is smaller.
  init(of runs: [PixelRun], width: Int, height: Int, side: Int) {
    let window = PixelRect(x: 0, y: 0, width: min(side, width), height: min(side, height))
    var counts = [Int](repeating: 0, count: width)
    var best = (pixels: 0, x: 0, y: 0)
    var (entering, leaving) = (0, 0)
    // Only rows with differing pixels are tried as the bottom row of a window: moved up to the
    // nearest such row, a window loses no differing pixel.
    while entering < runs.count {
      let bottom = runs[entering].y
      while entering < runs.count, runs[entering].y == bottom {
        for x in runs[entering].columns { counts[x] += 1 }
        entering += 1
      }
      // Ends at the latest at the row that has just entered, so that it needs no bound.
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
      // The column that enters on the right, and the one that leaves on the left.
      sum += counts[x] - counts[x - width]
      if sum > best.pixels { best = (sum, x - width + 1) }
      x += 1
    }
    return best
  }
}
