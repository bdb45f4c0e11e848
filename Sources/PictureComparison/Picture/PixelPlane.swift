import RasterCore

/// The pixels of one picture, cropped to the common size of both compared pictures.
struct PixelPlane {
  let words: UnsafeBufferPointer<UInt32>
  let stride: Int
  let width: Int
  let height: Int

  /// Calls a closure with the common part of two pictures.
  static func withCommonPart<Result>(
    _ golden: Bitmap, _ actual: Bitmap, _ body: (PixelPlane, PixelPlane) -> Result
  ) -> Result {
    let (width, height) = (min(golden.width, actual.width), min(golden.height, actual.height))
    return golden.withUnsafePixels { first in
      actual.withUnsafePixels { second in
        body(
          PixelPlane(words: first, stride: golden.width, width: width, height: height),
          PixelPlane(words: second, stride: actual.width, width: width, height: height))
      }
    }
  }

  /// Returns a plane of the same size with other pixels, such as colours that are not
  /// premultiplied.
  func showing(_ words: UnsafeBufferPointer<UInt32>) -> PixelPlane {
    PixelPlane(words: words, stride: stride, width: width, height: height)
  }

  subscript(x: Int, y: Int) -> UInt32 {
    @inline(__always) get { words[y &* stride &+ x] }
  }

  /// Returns a pointer to the first pixel of a row; nil if the picture has no pixels.
  func start(ofRow y: Int) -> UnsafePointer<UInt32>? {
    words.baseAddress.map { $0 + y &* stride }
  }

  func row(_ y: Int) -> UnsafeBufferPointer<UInt32> {
    UnsafeBufferPointer(rebasing: words[y * stride..<y * stride + width])
  }

  /// Returns the columns and rows of a pixel and its neighbours: at most three of each.
  func neighbourhood(_ x: Int, _ y: Int) -> (columns: ClosedRange<Int>, rows: ClosedRange<Int>) {
    (max(x - 1, 0)...min(x + 1, width - 1), max(y - 1, 0)...min(y + 1, height - 1))
  }

  /// Returns whether a pixel is on the picture's border.
  func isOnBorder(_ x: Int, _ y: Int) -> Bool {
    x == 0 || y == 0 || x == width - 1 || y == height - 1
  }

  /// Returns whether at least three neighbours have exactly the pixel's colour.
  ///
  /// For a pixel on the border of the picture, one neighbour outside of it counts as equal.
  func hasManyTwins(_ x: Int, _ y: Int) -> Bool {
    let color = self[x, y]
    let (columns, rows) = neighbourhood(x, y)
    var twins = isOnBorder(x, y) ? 0 : -1
    for row in rows {
      for column in columns where self[column, row] == color { twins += 1 }
    }
    return twins > 2
  }
}
