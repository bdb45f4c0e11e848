import Foundation

/// The pixels of a scale, as places to round lengths to.
///
/// A length within a millionth of a pixel of the grid counts as on it, so that a sum of thirds does
/// not take one pixel more than the whole.
struct PixelGrid {
  /// Pixels per point.
  let scale: CGFloat
  private static let tolerance: CGFloat = 1e-6

  init(scale: CGFloat) { self.scale = scale > 0 ? scale : 1 }

  /// The longest side of a picture in pixels.
  private static let longestSide: CGFloat = 16_384

  /// Returns the pixels that a length needs, at most those of the longest side; 0 for no number.
  func pixels(covering length: CGFloat) -> Int {
    let pixels = (length * scale - Self.tolerance).rounded(.up)
    return pixels > 0 ? Int(min(pixels, Self.longestSide)) : 0
  }

  /// Returns the shortest length of whole pixels that is not less.
  func ceiling(_ length: CGFloat) -> CGFloat {
    (length * scale - Self.tolerance).rounded(.up) / scale
  }

  /// Returns the smallest size of whole pixels that is not less.
  func ceiling(_ size: CGSize) -> CGSize {
    CGSize(width: ceiling(size.width), height: ceiling(size.height))
  }

  /// Returns the nearest place on the grid, the later of two equally near.
  func round(_ place: CGFloat) -> CGFloat { (place * scale + 0.5).rounded(.down) / scale }
}
