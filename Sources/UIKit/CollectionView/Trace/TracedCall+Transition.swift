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

  static func startTransition(
    _ view: UICollectionView, to layout: UICollectionViewLayout
  ) -> TracedCall {
    TracedCall(
      .collectionView, view, "startInteractiveTransition(to:completion:)", ["to": layout])
  }

  static func endTransition(_ view: UICollectionView, finished: Bool) -> TracedCall {
    TracedCall(
      .collectionView, view,
      finished ? "finishInteractiveTransition()" : "cancelInteractiveTransition()")
  }

  static func setLayout(
    _ view: UICollectionView, to layout: UICollectionViewLayout, animated: Bool
  ) -> TracedCall {
    TracedCall(
      .collectionView, view, "setCollectionViewLayout(_:animated:)",
      ["_": layout, "animated": animated])
  }

  static func transitionLayout(
    _ delegate: any UICollectionViewDelegate, from old: UICollectionViewLayout,
    to new: UICollectionViewLayout
  ) -> TracedCall {
    TracedCall(
      .delegate, delegate, "collectionView(_:transitionLayoutForOldLayout:newLayout:)",
      ["transitionLayoutForOldLayout": old, "newLayout": new])
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
