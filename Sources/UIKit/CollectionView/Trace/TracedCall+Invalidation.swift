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

  static func invalidate(
    _ layout: UICollectionViewLayout, with context: UICollectionViewLayoutInvalidationContext
  ) -> TracedCall {
    TracedCall(.layout, layout, "invalidateLayout(with:)", ["with": context])
  }
}
