import Foundation

extension TracedCall {
  static func make(_ viewClass: UICollectionReusableView.Type, frame: CGRect) -> TracedCall {
    TracedCall(.view, viewClass, "init(frame:)", ["frame": frame])
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
