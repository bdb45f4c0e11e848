import Foundation

/// The range of offsets along both axes.
///
/// Fact F3: the least is `−inset.leading`, the greatest `content + inset.trailing − bounds`, but
/// never less than the least.
struct ScrollRange {
  let least: CGPoint
  let greatest: CGPoint

  init(content: CGSize, bounds: CGSize, insets: UIEdgeInsets) {
    // A difference, since −0 would be printed as such where the inset is 0.
    least = CGPoint(x: 0 - insets.left, y: 0 - insets.top)
    greatest = CGPoint(
      x: max(least.x, content.width + insets.right - bounds.width),
      y: max(least.y, content.height + insets.bottom - bounds.height))
  }

  /// Returns the nearest offset in the range.
  func clamp(_ offset: CGPoint) -> CGPoint {
    CGPoint(
      x: min(max(offset.x, least.x), greatest.x), y: min(max(offset.y, least.y), greatest.y))
  }
}
