import RasterCore

/// The pixels of one picture, cut to the size that both compared pictures have.
///
/// Tests run without the optimiser, so the loops over it are `while` loops on pointers.
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

  /// The same part of the picture with other words for its pixels.
  func showing(_ words: UnsafeBufferPointer<UInt32>) -> PixelPlane {
    PixelPlane(words: words, stride: stride, width: width, height: height)
  }

  subscript(x: Int, y: Int) -> UInt32 {
    @inline(__always) get { words[y &* stride &+ x] }
  }

  /// The first pixel of a row; nil of a picture without pixels.
  func start(ofRow y: Int) -> UnsafePointer<UInt32>? {
    words.baseAddress.map { $0 + y &* stride }
  }

  /// A row's pixels.
  func row(_ y: Int) -> UnsafeBufferPointer<UInt32> {
    UnsafeBufferPointer(rebasing: words[y * stride..<y * stride + width])
  }

  /// The neighbours of a pixel, itself included: up to three rows of up to three columns.
  func neighbourhood(_ x: Int, _ y: Int) -> (columns: ClosedRange<Int>, rows: ClosedRange<Int>) {
    (max(x - 1, 0)...min(x + 1, width - 1), max(y - 1, 0)...min(y + 1, height - 1))
  }

  /// Returns whether a pixel is on the picture's border.
  func isOnBorder(_ x: Int, _ y: Int) -> Bool {
    x == 0 || y == 0 || x == width - 1 || y == height - 1
  }

  /// Returns whether at least three neighbours have exactly the pixel's colour; beyond the border
  /// one is taken to have it.
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
