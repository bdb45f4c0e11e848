import Foundation

extension UIScrollView {
  /// The conditions under which the insets of the safe area are added to the content inset.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// The insets are added along the same axes as with `scrollableAxes`, and also vertically if
    /// the view is under a bar in a controller that adjusts scroll views.
    case automatic = 0
    /// The insets are added along the axes on which the content is scrollable or always bounces.
    case scrollableAxes = 1
    /// The insets are not added.
    case never = 2
    /// The insets are added along both axes.
    case always = 3
  }

  /// The insets that `adjustedContentInset` contains because of the safe area or, on iOS 10 and
  /// earlier, because of bars.
  var safeAreaPart: UIEdgeInsets {
    guard !followsOldInsets else { return oldInsetFromBars }
    let area = safeAreaInsets
    let (alongX, alongY) = adjustedAxes
    return UIEdgeInsets(
      top: alongY ? area.top : 0, left: alongX ? area.left : 0,
      bottom: alongY ? area.bottom : 0, right: alongX ? area.right : 0)
  }

  /// The axes along which the safe area is added (fact K2).
  ///
  /// The content size is compared with the whole bounds. If it were compared with the space inside
  /// the safe area, adding the inset could make the content scrollable, which would be the reason
  /// to add the inset.
  private var adjustedAxes: (x: Bool, y: Bool) {
    let x = alwaysBounceHorizontal || contentSize.width > bounds.width
    let y = alwaysBounceVertical || contentSize.height > bounds.height
    return switch contentInsetAdjustmentBehavior {
    case .never: (false, false)
    case .always: (true, true)
    case .scrollableAxes: (x, y)
    case .automatic: (x, y || isUnderAdjustingBar)
    }
  }

  /// The insets for bars over the controller's view, as on iOS 10 and earlier (fact E22).
  ///
  /// The insets are zero unless the controller adjusts scroll views, is in a bar controller, and
  /// has this view as its view or as the rearmost subview of its view.
  private var oldInsetFromBars: UIEdgeInsets {
    let owner = controller ?? superview?.controller
    guard let owner, owner.automaticallyAdjustsScrollViewInsets, owner.isInBarController,
      owner.view === self || owner.view.subviews.first === self
    else { return .zero }
    return UIEdgeInsets(
      top: owner.topLayoutGuide.length, left: 0, bottom: owner.bottomLayoutGuide.length, right: 0)
  }

  /// Whether the view is under a bar in a controller that adjusts scroll views, and not inside
  /// another scroll view, except for that of a page view controller.
  private var isUnderAdjustingBar: Bool {
    let around = sequence(first: superview, next: { $0?.superview }).prefix { $0 != nil }
    guard !around.contains(where: { $0 is UIScrollView && !($0 is PageScrollView) }) else {
      return false
    }
    let controller = sequence(first: self as UIResponder, next: \.next)
      .lazy.compactMap { $0 as? UIViewController }.first
    let device = window?.environment ?? .current
    guard let controller, device.hasBars || controller.isInBarController else { return false }
    return controller.automaticallyAdjustsScrollViewInsets
  }

  /// Updates the adjusted inset, because the content may have become scrollable, or may not be
  /// scrollable any more.
  ///
  /// Content at its leading end remains there.
  func noteScrollableAxes() {
    followLeadingEnd(from: knownInset)
    noteInset()
  }

  /// Updates the offset and notifies the delegate if the adjusted inset has changed since the last
  /// call.
  ///
  /// If only `contentInset` changes, content that stays in range does not move.
  func noteInset() {
    // After a change of the safe area, content at its leading end must remain there. Clamping the
    // offset does not ensure this; `noteSafeArea()` does, and calls this method again.
    noteSafeArea()
    let new = adjustedContentInset
    guard knownInset != new else { return }
    // The inset is stored first, because the following calls may lay out the view, which calls this
    // method again.
    knownInset = new
    clampOffset()
    noteScrollEdges()
    setNeedsLayout()
    adjustedContentInsetDidChange()
    _layer.noteChange(.contentInset)
    tell("scrollViewDidChangeAdjustedContentInset(_:)") {
      $0.scrollViewDidChangeAdjustedContentInset(self)
    }
  }

  /// Changes the offset so that content that was at its leading end remains there.
  func followLeadingEnd(from old: UIEdgeInsets) {
    let new = adjustedContentInset
    var offset = contentOffset
    if offset.x == -old.left { offset.x = 0 - new.left }
    if offset.y == -old.top { offset.y = 0 - new.top }
    if offset != contentOffset { contentOffset = offset }
  }
}
