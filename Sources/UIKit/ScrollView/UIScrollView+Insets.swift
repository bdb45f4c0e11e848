import Foundation

extension UIScrollView {
  /// When the safe area is added to the content inset.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// The same as `scrollableAxes`, and along y also under a bar whose controller adjusts scroll
    /// views.
    case automatic = 0
    /// Along the axes along which the content scrolls or always bounces.
    case scrollableAxes = 1
    /// Not at all.
    case never = 2
    /// Along both axes.
    case always = 3
  }

  /// The part of `adjustedContentInset` that comes from the safe area.
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
  /// The content is compared with the bounds alone: compared with the part inside the safe area, it
  /// could gain an inset because it scrolls, and scroll because of the inset.
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

  /// The insets of the bars over the controller's view, if this is that view or the rearmost view
  /// in it, at any place; else zero (fact E22).
  private var oldInsetFromBars: UIEdgeInsets {
    let owner = controller ?? superview?.controller
    guard let owner, owner.automaticallyAdjustsScrollViewInsets, owner.isInBarController,
      owner.view === self || owner.view.subviews.first === self
    else { return .zero }
    return UIEdgeInsets(
      top: owner.topLayoutGuide.length, left: 0, bottom: owner.bottomLayoutGuide.length, right: 0)
  }

  /// Whether the view is under a bar in a controller that adjusts scroll views, and in no other
  /// scroll view.
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

  /// Updates the inset where the content has become scrollable or no longer is, and keeps content
  /// that was at its leading end there.
  func noteScrollableAxes() {
    followLeadingEnd(from: knownInset)
    noteInset()
  }

  /// Updates the offset and notifies the delegate if the adjusted inset has changed since the last
  /// call.
  ///
  /// A change of `contentInset` alone does not move content that stays in range.
  func noteInset() {
    // A new safe area moves content at its leading end along, which clamping alone would not do;
    // so it is handled first, and comes back here.
    noteSafeArea()
    let new = adjustedContentInset
    guard knownInset != new else { return }
    // Stored before the calls that follow, which may lay out and come back here.
    knownInset = new
    clampOffset()
    setNeedsLayout()
    adjustedContentInsetDidChange()
    _layer.noteChange(.contentInset)
    tell("scrollViewDidChangeAdjustedContentInset(_:)") {
      $0.scrollViewDidChangeAdjustedContentInset(self)
    }
  }

  /// Moves the offset with the leading end of the content if it was there.
  func followLeadingEnd(from old: UIEdgeInsets) {
    let new = adjustedContentInset
    var offset = contentOffset
    if offset.x == -old.left { offset.x = 0 - new.left }
    if offset.y == -old.top { offset.y = 0 - new.top }
    if offset != contentOffset { contentOffset = offset }
  }
}
