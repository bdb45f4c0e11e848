import Foundation

extension TracedCall {
  static func prepare(_ layout: UICollectionViewLayout) -> TracedCall {
    TracedCall(.layout, layout, "prepare()")
  }

  static func contentSize(_ layout: UICollectionViewLayout) -> TracedCall {
    TracedCall(.layout, layout, "collectionViewContentSize")
  }

  static func elements(_ layout: UICollectionViewLayout, in rect: CGRect) -> TracedCall {
    TracedCall(.layout, layout, "layoutAttributesForElements(in:)", ["in": rect])
  }

  static func item(_ layout: UICollectionViewLayout, at path: IndexPath) -> TracedCall {
    TracedCall(.layout, layout, "layoutAttributesForItem(at:)", ["at": path])
  }

  static func supplementaryView(
    _ layout: UICollectionViewLayout, ofKind kind: String, at path: IndexPath
  ) -> TracedCall {
    TracedCall(
      .layout, layout, "layoutAttributesForSupplementaryView(ofKind:at:)",
      ["ofKind": kind, "at": path])
  }

  static func restingOffset(
    _ layout: UICollectionViewLayout, proposed: CGPoint, velocity: CGPoint
  ) -> TracedCall {
    TracedCall(
      .layout, layout, "targetContentOffset(forProposedContentOffset:withScrollingVelocity:)",
      ["forProposedContentOffset": proposed, "withScrollingVelocity": velocity])
  }

  static func targetOffset(_ layout: UICollectionViewLayout, proposed: CGPoint) -> TracedCall {
    TracedCall(
      .layout, layout, "targetContentOffset(forProposedContentOffset:)",
      ["forProposedContentOffset": proposed])
  }

  static func flips(_ layout: UICollectionViewLayout) -> TracedCall {
    TracedCall(.layout, layout, "flipsHorizontallyInOppositeLayoutDirection")
  }

  static func developmentDirection(_ layout: UICollectionViewLayout) -> TracedCall {
    TracedCall(.layout, layout, "developmentLayoutDirection")
  }
}
