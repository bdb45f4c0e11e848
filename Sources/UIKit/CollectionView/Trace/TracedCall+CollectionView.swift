import Foundation
import LayoutCore

extension TracedCall {
  static func layoutSubviews(_ view: UICollectionView) -> TracedCall {
    TracedCall(.collectionView, view, "layoutSubviews()")
  }

  /// Returns the call that is reported for a change of the origin or size of the bounds.
  static func bounds(_ view: UICollectionView, to bounds: CGRect) -> TracedCall {
    TracedCall(.collectionView, view, "bounds", ["from": view.bounds, "to": bounds])
  }

  static func reloadData(_ view: UICollectionView) -> TracedCall {
    TracedCall(.collectionView, view, "reloadData()")
  }

  static func setLayout(_ view: UICollectionView) -> TracedCall {
    TracedCall(
      .collectionView, view, "collectionViewLayout", ["to": view.collectionViewLayout])
  }

  static func performUpdates(_ view: UICollectionView) -> TracedCall {
    TracedCall(.collectionView, view, "performBatchUpdates(_:completion:)")
  }

  static func reconfigure(_ view: UICollectionView, _ paths: [IndexPath]) -> TracedCall {
    TracedCall(.collectionView, view, "reconfigureItems(at:)", ["at": paths])
  }

  static func dequeueCell(
    _ view: UICollectionView, _ identifier: String, at path: IndexPath
  ) -> TracedCall {
    TracedCall(
      .collectionView, view, "dequeueReusableCell(withReuseIdentifier:for:)",
      ["withReuseIdentifier": identifier, "for": path])
  }

  static func dequeueSupplementaryView(
    _ view: UICollectionView, ofKind kind: String, _ identifier: String, at path: IndexPath
  ) -> TracedCall {
    TracedCall(
      .collectionView, view,
      "dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:)",
      ["ofKind": kind, "withReuseIdentifier": identifier, "for": path])
  }
}
