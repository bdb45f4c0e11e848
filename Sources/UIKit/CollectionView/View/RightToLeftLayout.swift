import Foundation

/// Turns a layout around for a view that reads against the layout's direction (fact A30).
///
///     ┌───────────┐      ┌───────────┐
///     │ 0 1 2     │  →   │     2 1 0 │    x' = content width − x − width
///     └───────────┘      └───────────┘
@MainActor struct RightToLeftLayout: Equatable {
  /// The width of the content.
  let width: CGFloat
  /// Whether the offset is counted from the leading edge, so that zero shows the first elements.
  let isLeading: Bool

  /// Returns a rectangle of the content on the other side.
  func rect(_ rect: CGRect) -> CGRect {
    CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  /// Returns the part of the content that is seen through bounds.
  func seen(through bounds: CGRect) -> CGRect { isLeading ? rect(bounds) : bounds }

  /// Returns a rectangle of the bounds' coordinates in those of the layout.
  func laidOut(_ rect: CGRect) -> CGRect { isLeading ? rect : self.rect(rect) }

  /// Returns insets of the bounds in the layout's coordinates.
  func laidOut(_ insets: UIEdgeInsets) -> UIEdgeInsets {
    guard !isLeading else { return insets }
    return UIEdgeInsets(
      top: insets.top, left: insets.right, bottom: insets.bottom, right: insets.left)
  }

  /// Returns a copy of attributes on the other side.
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
