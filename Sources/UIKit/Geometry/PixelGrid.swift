import Foundation

/// The pixels of a scale, as places to round lengths to.
///
/// A length within a millionth of a pixel of the grid counts as on it, so that a sum of thirds does not
/// take one pixel more than the whole.
struct PixelGrid {
  /// Pixels per point.
  let scale: CGFloat
  private static let tolerance: CGFloat = 1e-6

  init(scale: CGFloat) { self.scale = scale > 0 ? scale : 1 }

  /// Returns the pixels that a length needs.
  func pixels(covering length: CGFloat) -> Int {
    guard length.isFinite else { return 0 }
    return Int((length * scale - Self.tolerance).rounded(.up))
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
