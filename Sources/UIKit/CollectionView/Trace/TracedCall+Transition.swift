import Foundation

extension TracedCall {
  static func prepare(
    _ layout: UICollectionViewLayout, forTransitionTo other: UICollectionViewLayout
  ) -> TracedCall {
    TracedCall(.layout, layout, "prepareForTransition(to:)", ["to": other])
  }

  static func prepare(
    _ layout: UICollectionViewLayout, forTransitionFrom other: UICollectionViewLayout
  ) -> TracedCall {
    TracedCall(.layout, layout, "prepareForTransition(from:)", ["from": other])
  }

  static func finalizeTransition(_ layout: UICollectionViewLayout) -> TracedCall {
    TracedCall(.layout, layout, "finalizeLayoutTransition()")
  }

  static func targetOffset(
    _ delegate: any UICollectionViewDelegate, proposed: CGPoint
  ) -> TracedCall {
    TracedCall(
      .delegate, delegate,
      "collectionView(_:targetContentOffsetForProposedContentOffset:)",
      ["targetContentOffsetForProposedContentOffset": proposed])
  }
}
