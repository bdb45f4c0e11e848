import Foundation

/// The pixel grid of a scale, for rounding lengths in points.
///
/// A length within a millionth of a pixel of the grid counts as on it, so that three thirds of a
/// length do not cover one pixel more than the length.
struct PixelGrid {
  /// Pixels per point.
  let scale: CGFloat
  private static let tolerance: CGFloat = 1e-6

  init(scale: CGFloat) { self.scale = scale > 0 ? scale : 1 }

  /// The longest side of an image in pixels.
  private static let longestSide: CGFloat = 16_384

  /// Returns the number of pixels that a length covers, at most the longest side; 0 for NaN.
  func pixels(covering length: CGFloat) -> Int {
    let pixels = (length * scale - Self.tolerance).rounded(.up)
    // The comparison is false for NaN, and the limit keeps the conversion from trapping.
    return pixels > 0 ? Int(min(pixels, Self.longestSide)) : 0
  }

  /// Returns a length rounded up to whole pixels.
  func ceiling(_ length: CGFloat) -> CGFloat {
    // What is rounded up to nothing from below is -0, which prints so.
    (length * scale - Self.tolerance).rounded(.up) / scale + 0
  }

  /// Returns a size rounded up to whole pixels.
  func ceiling(_ size: CGSize) -> CGSize {
    CGSize(width: ceiling(size.width), height: ceiling(size.height))
  }

  /// Returns a coordinate rounded to the nearest pixel, halves up (fact AL65).
  ///
  /// Halves of a third are seldom exact: 284 − 61 / 6 is half a pixel only up to the tolerance.
  func round(_ place: CGFloat) -> CGFloat {
    (place * scale + 0.5 + Self.tolerance).rounded(.down) / scale
  }
}
