import Foundation

/// Turns a layout around for a view that reads against the layout's direction (fact A30).
///
///     ┌───────────┐      ┌───────────┐
///     │ 0 1 2     │  →   │     2 1 0 │    x' = content width − x − width
///     └───────────┘      └───────────┘
@MainActor struct LayoutMirror {
  /// The width of the content.
  let width: CGFloat

  /// Returns a rectangle of the content on the other side.
  func rect(_ rect: CGRect) -> CGRect {
    CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
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

extension UICollectionView {
  /// What turns the layout around; nil when the layout wants none, or reads as the view does.
  var mirror: LayoutMirror? {
    let layout = collectionViewLayout
    guard traced(.flips(layout), { layout.flipsHorizontallyInOppositeLayoutDirection }) else {
      return nil
    }
    let direction = traced(.developmentDirection(layout)) { layout.developmentLayoutDirection }
    guard direction != effectiveUserInterfaceLayoutDirection else { return nil }
    return LayoutMirror(width: contentSize.width)
  }

  /// Returns attributes as they are shown.
  func placed(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    mirror?.attributes(attributes) ?? attributes
  }
}
