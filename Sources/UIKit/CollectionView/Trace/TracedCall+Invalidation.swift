import Foundation

extension TracedCall {
  static func shouldInvalidate(
    _ layout: UICollectionViewLayout, bounds: CGRect
  ) -> TracedCall {
    TracedCall(
      .layout, layout, "shouldInvalidateLayout(forBoundsChange:)", ["forBoundsChange": bounds])
  }

  static func context(_ layout: UICollectionViewLayout, bounds: CGRect) -> TracedCall {
    TracedCall(
      .layout, layout, "invalidationContext(forBoundsChange:)", ["forBoundsChange": bounds])
  }

  static func shouldInvalidate(
    _ layout: UICollectionViewLayout, preferred: UICollectionViewLayoutAttributes,
    original: UICollectionViewLayoutAttributes
  ) -> TracedCall {
    TracedCall(
      .layout, layout,
      "shouldInvalidateLayout(forPreferredLayoutAttributes:withOriginalAttributes:)",
      ["forPreferredLayoutAttributes": preferred, "withOriginalAttributes": original])
  }

  static func context(
    _ layout: UICollectionViewLayout, preferred: UICollectionViewLayoutAttributes,
    original: UICollectionViewLayoutAttributes
  ) -> TracedCall {
    TracedCall(
      .layout, layout,
      "invalidationContext(forPreferredLayoutAttributes:withOriginalAttributes:)",
      ["forPreferredLayoutAttributes": preferred, "withOriginalAttributes": original])
  }

  static func invalidate(
    _ layout: UICollectionViewLayout, with context: UICollectionViewLayoutInvalidationContext
  ) -> TracedCall {
    TracedCall(.layout, layout, "invalidateLayout(with:)", ["with": context])
  }
}
