import Foundation

extension TracedCall {
  static func make(_ viewClass: UICollectionReusableView.Type, frame: CGRect) -> TracedCall {
    TracedCall(.view, viewClass, "init(frame:)", ["frame": frame])
  }

  static func willTransition(
    _ view: UICollectionReusableView, from old: UICollectionViewLayout,
    to new: UICollectionViewLayout
  ) -> TracedCall {
    TracedCall(.view, view, "willTransition(from:to:)", ["from": old, "to": new])
  }

  static func didTransition(
    _ view: UICollectionReusableView, from old: UICollectionViewLayout,
    to new: UICollectionViewLayout
  ) -> TracedCall {
    TracedCall(.view, view, "didTransition(from:to:)", ["from": old, "to": new])
  }

  static func prepareForReuse(_ view: UICollectionReusableView) -> TracedCall {
    TracedCall(.view, view, "prepareForReuse()")
  }

  static func preferredAttributes(
    _ view: UICollectionReusableView, fitting attributes: UICollectionViewLayoutAttributes
  ) -> TracedCall {
    TracedCall(.view, view, "preferredLayoutAttributesFitting(_:)", ["_": attributes])
  }

  static func apply(
    _ attributes: UICollectionViewLayoutAttributes, to view: UICollectionReusableView
  ) -> TracedCall {
    TracedCall(.view, view, "apply(_:)", ["_": attributes])
  }
}
