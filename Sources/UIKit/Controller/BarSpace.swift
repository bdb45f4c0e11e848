import Foundation

/// The heights that bars take up at the top and bottom of a container, which determine the frame
/// and the safe area of a child.
struct BarSpace {
  /// The height from the container's top to the lower side of the upper bar; 0 if there is none.
  var top: CGFloat = 0
  /// The part of `top` that belongs to the container's own safe area.
  var safeTop: CGFloat = 0
  /// The height from the container's bottom to the upper side of the lower bar; 0 if there is none.
  var bottom: CGFloat = 0
  /// The part of `bottom` that belongs to the container's own safe area.
  var safeBottom: CGFloat = 0
  /// Whether the content under the bars shows through.
  var isTranslucent = true

  /// Sets the frame and the safe area of a child.
  ///
  /// The child extends under a bar if its `edgesForExtendedLayout` and
  /// `extendedLayoutIncludesOpaqueBars` allow that, and otherwise ends at the bar (fact RO42).
  @MainActor func place(_ child: UIViewController, in bounds: CGRect) {
    guard let view = child.viewIfLoaded else { return }
    let extends = isTranslucent || child.extendedLayoutIncludesOpaqueBars
    let above = extends && child.edgesForExtendedLayout.contains(.top)
    let below = extends && child.edgesForExtendedLayout.contains(.bottom)
    // The insets are set before the frame, because a new frame may cause a layout at once.
    child.controllerState.barInsets = UIEdgeInsets(
      top: above ? max(0, top - safeTop) : 0, left: 0,
      bottom: below ? max(0, bottom - safeBottom) : 0, right: 0)
    let frame = bounds.inset(
      by: UIEdgeInsets(top: above ? 0 : top, left: 0, bottom: below ? 0 : bottom, right: 0))
    if view.frame != frame { view.frame = frame }
    view.setNeedsLayout()
  }
}
