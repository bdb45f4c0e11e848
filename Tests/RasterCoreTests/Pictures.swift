import Foundation
import RasterCore
import TestSupport

/// Returns the alpha of what a closure draws.
func picture(_ width: Int, _ height: Int, _ draw: (Canvas) -> Void) -> String {
  Picture.alpha(of: Drawing(draw).rasterized(width: width, height: height))
}

/// Returns a line along a row.
func horizontal(_ x0: CGFloat, _ x1: CGFloat, y: CGFloat) -> Path {
  var path = Path()
  path.addLines(between: [CGPoint(x: x0, y: y), CGPoint(x: x1, y: y)])
  return path
}

extension Bitmap {
  /// Returns the largest difference of any byte to another bitmap of the size.
  func largestDifference(to other: Bitmap) -> Int {
    withUnsafeBytes { a in
      other.withUnsafeBytes { b in zip(a, b).reduce(0) { max($0, abs(Int($1.0) - Int($1.1))) } }
    }
  }

  /// The sum of all alphas.
  var alphaSum: Int {
    withUnsafePixels { $0.reduce(0) { $0 + Int($1 >> 24) } }
  }
}
