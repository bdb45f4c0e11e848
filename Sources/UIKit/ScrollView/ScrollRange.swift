import Foundation

/// The range of content offsets to which scrolling is limited along both axes.
///
/// Fact F3: the minimum is `−inset.leading`, the maximum `content + inset.trailing − bounds`, but
/// never less than the minimum.
struct ScrollRange {
  let least: CGPoint
  let greatest: CGPoint

  init(content: CGSize, bounds: CGSize, insets: UIEdgeInsets) {
    // The subtraction from 0 avoids −0, which would be printed as such if the inset is 0.
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
