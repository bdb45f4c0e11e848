import Foundation

/// The view of a container, which places its children and its bars when it is laid out.
final class LayoutContainerView: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    controller?.showChildren()
    controller?.layOutContainer()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    // Heights of bars depend on the traits, whether or not the size changes with them.
    setNeedsLayout()
  }
}
