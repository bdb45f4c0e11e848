import Foundation

/// The place of a child in a container with a bar above and one below.
struct BarSpace {
  /// The height from the container's upper side to the lower side of its bar, or 0 without one.
  var top: CGFloat = 0
  /// The part under the container's own safe area, at the top.
  var safeTop: CGFloat = 0
  /// The height from the container's lower side to the upper side of its bar, or 0 without one.
  var bottom: CGFloat = 0
  /// The part under the container's own safe area, at the bottom.
  var safeBottom: CGFloat = 0
  /// Whether the content under the bars shows through.
  var isTranslucent = true

  /// Gives a child its frame and its safe area: under bars under which it extends, beside others
  /// (fact RO42).
  @MainActor func place(_ child: UIViewController, in bounds: CGRect) {
    guard let view = child.viewIfLoaded else { return }
    let extends = isTranslucent || child.extendedLayoutIncludesOpaqueBars
    let above = extends && child.edgesForExtendedLayout.contains(.top)
    let below = extends && child.edgesForExtendedLayout.contains(.bottom)
    // First the insets: the new frame may lay out at once.
    child.controllerState.barInsets = UIEdgeInsets(
      top: above ? max(0, top - safeTop) : 0, left: 0,
      bottom: below ? max(0, bottom - safeBottom) : 0, right: 0)
    let frame = bounds.inset(
      by: UIEdgeInsets(top: above ? 0 : top, left: 0, bottom: below ? 0 : bottom, right: 0))
    if view.frame != frame { view.frame = frame }
    view.setNeedsLayout()
  }
}
