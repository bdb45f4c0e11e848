import Foundation

/// The minimum and the maximum content offset along both axes.
///
/// Fact F3: the minimum is the negative inset at the left or top edge. The maximum is
/// `content + inset − bounds` with the inset at the right or bottom edge, but never less than the
/// minimum.
struct ScrollRange {
  let least: CGPoint
  let greatest: CGPoint

  init(content: CGSize, bounds: CGSize, insets: UIEdgeInsets) {
    // Subtracting from 0 gives 0 for an inset of 0, whereas negating the inset would give −0, which
    // would be printed with the sign.
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
