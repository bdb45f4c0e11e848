import Foundation

extension UIScrollView {
  /// The conditions under which the safe area is added to the content inset.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// It is added along the same axes as with `scrollableAxes`, and also vertically if the view is
    /// under a bar in a controller that adjusts scroll views.
    case automatic = 0
    /// It is added along the axes on which the content is scrollable or always bounces.
    case scrollableAxes = 1
    /// It is not added.
    case never = 2
    /// It is added along both axes.
    case always = 3
  }

  /// The part of `adjustedContentInset` that is due to the safe area.
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
  /// The content size is compared with the whole bounds. If it were compared with the part inside
  /// the safe area, the inset could itself make the content scrollable, and so be its own cause.
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
  /// They are zero unless this is the controller's view or its rearmost subview, whatever its
  /// frame.
  private var oldInsetFromBars: UIEdgeInsets {
    let owner = controller ?? superview?.controller
    guard let owner, owner.automaticallyAdjustsScrollViewInsets, owner.isInBarController,
      owner.view === self || owner.view.subviews.first === self
    else { return .zero }
    return UIEdgeInsets(
      top: owner.topLayoutGuide.length, left: 0, bottom: owner.bottomLayoutGuide.length, right: 0)
  }

  /// Whether the view is under a bar in a controller that adjusts scroll views, and not inside
  /// another scroll view.
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

  /// Updates the inset if the content has become scrollable or is no longer scrollable; content at
  /// its leading end remains at it.
  func noteScrollableAxes() {
    followLeadingEnd(from: knownInset)
    noteInset()
  }

  /// Updates the offset and notifies the delegate if the adjusted inset has changed since the last
  /// call.
  ///
  /// If only `contentInset` changes, content that stays in range does not move.
  func noteInset() {
    // After a change of the safe area, content at its leading end must remain at it, which clamping
    // does not ensure. `noteSafeArea()` does, and calls this method again.
    noteSafeArea()
    let new = adjustedContentInset
    guard knownInset != new else { return }
    // The inset is stored before the following calls, which may lay out the view and call this
    // again.
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

  /// Changes the offset so that content that was at its leading end remains at it.
  func followLeadingEnd(from old: UIEdgeInsets) {
    let new = adjustedContentInset
    var offset = contentOffset
    if offset.x == -old.left { offset.x = 0 - new.left }
    if offset.y == -old.top { offset.y = 0 - new.top }
    if offset != contentOffset { contentOffset = offset }
  }
}
