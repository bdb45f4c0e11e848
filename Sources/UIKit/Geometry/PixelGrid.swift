import Foundation

/// The pixel grid for a scale, used to round lengths in points.
///
/// A length within a millionth of a pixel of a grid line counts as on it. Without this tolerance
/// three thirds of a length could cover one pixel more than the length itself.
struct PixelGrid {
  /// The number of pixels per point.
  let scale: CGFloat
  private static let tolerance: CGFloat = 1e-6

  init(scale: CGFloat) { self.scale = scale > 0 ? scale : 1 }

  /// Makes the grid for the display scale of a trait collection or, if it specifies none, of the
  /// current device.
  init(in traits: UITraitCollection?) {
    let scale = traits?.displayScale ?? 0
    self.init(scale: scale > 0 ? scale : UIEnvironment.current.scale)
  }

  /// The maximum side of an image in pixels.
  private static let longestSide: CGFloat = 16_384

  /// Returns the number of pixels that a length covers, at most `longestSide`; 0 for NaN.
  func pixels(covering length: CGFloat) -> Int {
    let pixels = (length * scale - Self.tolerance).rounded(.up)
    // The comparison is false for NaN, and the limit prevents a trap in the conversion.
    return pixels > 0 ? Int(min(pixels, Self.longestSide)) : 0
  }

  /// Returns a length rounded up to whole pixels.
  func ceiling(_ length: CGFloat) -> CGFloat {
    // A negative length rounded up to zero gives -0, which would be printed as such; adding 0
    // avoids this.
    (length * scale - Self.tolerance).rounded(.up) / scale + 0
  }

  /// Returns a size rounded up to whole pixels.
  func ceiling(_ size: CGSize) -> CGSize {
    CGSize(width: ceiling(size.width), height: ceiling(size.height))
  }

  /// Returns a coordinate rounded to the nearest pixel, with halves rounded up (fact AL65).
  ///
  /// Half pixels computed from thirds of a point are seldom exact: at a scale of 3, 284 − 61 / 6
  /// points are 821.5 pixels only within the tolerance.
  func round(_ place: CGFloat) -> CGFloat {
    (place * scale + 0.5 + Self.tolerance).rounded(.down) / scale
  }
}
