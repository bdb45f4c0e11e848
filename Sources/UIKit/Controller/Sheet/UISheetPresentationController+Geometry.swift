import Foundation
import QuartzCore

extension UISheetPresentationController {
  func geometry(in container: UIView) -> SheetGeometry {
    let traits = container.traitCollection
    let safe = container.safeAreaInsets
    let isCompactHeight = traits.verticalSizeClass == .compact
    let isWide = traits.horizontalSizeClass == .regular && !isCompactHeight
    let top = isWide ? max(20, safe.top) : safe.top + 10
    var geometry = SheetGeometry(
      container: container.bounds.size, safeArea: safe, top: isCompactHeight ? 0 : top)
    geometry.isFullScreen =
      coversScreen(in: traits) || isCompactHeight && !prefersEdgeAttachedInCompactHeight
    geometry.resolve(
      detents, selected: selectedDetentIdentifier,
      Resolution(containerTraitCollection: traits, maximumDetentValue: geometry.maximumValue))
    let preferred = presentedViewController.preferredContentSize
    if isWide {
      geometry.floatingSize = floatingSize(preferred, in: container.bounds.size)
    } else if widthFollowsPreferredContentSizeWhenEdgeAttached, preferred.width > 0 {
      geometry.attachedWidth = preferred.width
    }
    return geometry
  }

  private struct Resolution: UISheetPresentationControllerDetentResolutionContext {
    let containerTraitCollection: UITraitCollection
    let maximumDetentValue: CGFloat
  }

  /// Returns whether the delegate has replaced the sheet with a style that covers the screen.
  private func coversScreen(in traits: UITraitCollection) -> Bool {
    let style = delegate?.adaptivePresentationStyle(for: self, traitCollection: traits)
    return style == .fullScreen || style == .overFullScreen || style == .currentContext
      || style == .overCurrentContext
  }

  /// Returns the size of a form sheet or of a page sheet in the centre of an iPad's screen.
  private func floatingSize(_ preferred: CGSize, in container: CGSize) -> CGSize {
    let isForm = presentedViewController.modalPresentationStyle == .formSheet || !prefersPageSizing
    guard isForm else { return CGSize(width: min(704, container.width), height: .infinity) }
    return CGSize(
      width: min(preferred.width > 0 ? preferred.width : 540, container.width),
      height: min(preferred.height > 0 ? preferred.height : 620, container.height))
  }
}
