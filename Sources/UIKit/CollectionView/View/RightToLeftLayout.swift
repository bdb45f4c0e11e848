import Foundation

/// The mirroring of a layout in a view whose reading direction is opposite to the layout's (fact
/// A30).
///
///     ┌───────────┐      ┌───────────┐
///     │ 0 1 2     │  →   │     2 1 0 │    x' = content width − x − width
///     └───────────┘      └───────────┘
@MainActor struct RightToLeftLayout: Equatable {
  /// The width of the content, in points.
  let width: CGFloat
  /// Whether the offset is measured from the leading edge, so that zero shows the first elements.
  let isLeading: Bool

  /// Returns the mirror image of a rectangle of the content.
  func rect(_ rect: CGRect) -> CGRect {
    CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  /// Returns the part of the mirrored content that is visible in some bounds.
  func seen(through bounds: CGRect) -> CGRect { isLeading ? rect(bounds) : bounds }

  /// Converts a rectangle from the bounds' coordinates to the layout's.
  func laidOut(_ rect: CGRect) -> CGRect { isLeading ? rect : self.rect(rect) }

  /// Converts insets of the bounds to the layout's coordinates.
  func laidOut(_ insets: UIEdgeInsets) -> UIEdgeInsets {
    guard !isLeading else { return insets }
    return UIEdgeInsets(
      top: insets.top, left: insets.right, bottom: insets.bottom, right: insets.left)
  }

  /// Returns a mirrored copy of attributes.
  func attributes(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let copy = attributes.copy() as? UICollectionViewLayoutAttributes else {
      return attributes
    }
    copy.center.x = width - attributes.center.x
    return copy
  }
}
