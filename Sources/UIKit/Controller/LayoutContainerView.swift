import Foundation

/// The view of a container controller, which lays out its children and its bars.
final class LayoutContainerView: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    controller?.showChildren()
    controller?.layOutContainer()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    // The heights of bars depend on the traits, so they may change even if the size stays the same.
    setNeedsLayout()
  }
}
