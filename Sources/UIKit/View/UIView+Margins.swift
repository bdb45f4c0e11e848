import Basics
import Foundation

extension UIView {
  func setDirectionalLayoutMargins(_ margins: NSDirectionalEdgeInsets) {
    changeMargins { $0.insets = margins }
  }

  /// Whether the safe area is added to the layout margins; the default is `true`.
  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { state.margins.fromSafeArea }
    set { changeMargins { $0.fromSafeArea = newValue } }
  }

  /// Whether the view's margins are at least as large as the parts of the superview's margins that
  /// overlap it; the default is `false`.
  public var preservesSuperviewLayoutMargins: Bool {
    get { state.margins.fromSuperview }
    set { changeMargins { $0.fromSuperview = newValue } }
  }

  /// Whether the margins at both sides follow the readable width, as nibs and storyboards can
  /// request (fact IB43); the default is `false`.
  ///
  /// In UIKit this property cannot be set in code.
  var followsReadableWidth: Bool {
    get { state.margins.followsReadableWidth }
    set { changeMargins { $0.followsReadableWidth = newValue } }
  }
}

extension UIView {
  var _layoutMargins: UIEdgeInsets {
    var margins = marginsOfAnyWidth
    guard state.margins.followsReadableWidth else { return margins }
    let inset = LayoutGuides.Kind.readableInset(in: bounds.width - margins.left - margins.right)
    margins.left += inset
    margins.right += inset
    return margins
  }

  /// The margins before they are increased to the readable width.
  var marginsOfAnyWidth: UIEdgeInsets {
    var margins = ownMargins.resolved(isRightToLeft: isRightToLeft)
    if state.margins.fromSafeArea { margins = margins + safeAreaInsets }
    guard state.margins.fromSuperview, let superview else { return margins }
    let outer = overlap(with: superview.layoutMargins, of: superview)
    return UIEdgeInsets(
      top: max(margins.top, outer.top), left: max(margins.left, outer.left),
      bottom: max(margins.bottom, outer.bottom), right: max(margins.right, outer.right))
  }

  /// The margins before the safe area and the superview's margins are added.
  ///
  /// For a controller's root view, each is at least the system's minimum, unless the controller's
  /// `viewRespectsSystemMinimumLayoutMargins` is false (facts K5, AL68, AL69).
  private var ownMargins: NSDirectionalEdgeInsets {
    let own = state.margins.insets
    guard let controller, controller.viewRespectsSystemMinimumLayoutMargins else {
      return own ?? NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    }
    let least = controller.systemMinimumLayoutMargins
    guard let own else { return least }
    return NSDirectionalEdgeInsets(
      top: max(own.top, least.top), leading: max(own.leading, least.leading),
      bottom: max(own.bottom, least.bottom), trailing: max(own.trailing, least.trailing))
  }

  /// Updates the view after a change of the system's minimum margins.
  func noteSystemMargins() {
    noteGuides()
    layoutMarginsDidChange()
    setNeedsLayout()
  }

  func setLayoutMargins(_ margins: UIEdgeInsets) {
    let insets = NSDirectionalEdgeInsets(margins, isRightToLeft: isRightToLeft)
    changeMargins { $0.insets = insets }
  }

  private func changeMargins(_ change: (inout MarginState) -> Void) {
    change(&state.margins)
    noteGuides()
    for child in _subviews where child.state.margins.fromSuperview { child.noteGuides() }
    layoutMarginsDidChange()
    setNeedsLayout()
  }

  var _safeAreaInsets: UIEdgeInsets {
    if isSafeAreaZero { return .zero }
    guard let controller else { return inheritedSafeArea }
    return inheritedSafeArea + controller.controllerState.barInsets
      + controller.additionalSafeAreaInsets
  }

  private var inheritedSafeArea: UIEdgeInsets {
    guard let superview else {
      guard let window = self as? UIWindow else {
        isSafeAreaZero = controller == nil
        return .zero
      }
      return window.screenSafeArea
    }
    // The depth of calls is limited, because deeper views are neither laid out nor drawn. A closure
    // is avoided, since every layout calls this.
    let depth = NestedCalls.depth
    guard depth.begin() else { return .zero }
    let around = superview.safeAreaInsets
    depth.end()
    guard around != .zero else {
      // If no ancestor has a safe area, the insets are zero at every position of the view.
      if superview.isSafeAreaZero, window == nil, controller == nil { isSafeAreaZero = true }
      return .zero
    }
    return state.margins.isBehindRows ? .zero : overlap(with: around, of: superview)
  }

  /// Clears `isSafeAreaZero` in this subtree, unless the superview's safe area is known to be zero
  /// too.
  func loseSafeAreaZeroUnlessAround() {
    guard isSafeAreaZero, let superview else { return }
    if superview.safeAreaInsets == .zero, superview.isSafeAreaZero { return }
    loseSafeAreaZero()
  }

  /// Clears `isSafeAreaZero` in this subtree.
  func loseSafeAreaZero() {
    var views = tree
    while let view = views.next() {
      // A view has the flag only if its superview has it, so the subviews of a view without the
      // flag are skipped.
      if !view.isSafeAreaZero { views.skipSubviews() }
      view.isSafeAreaZero = false
    }
  }

  /// Notifies the views of this subtree of changed safe areas after the subtree was moved to a tree
  /// that is in no window.
  func noteSafeAreaAfterMove(from window: UIWindow?) {
    // The safe area was zero before the move and is zero now, so no view is notified.
    if window == nil, isSafeAreaZero, state.knownSafeAreaInsets == .zero { return }
    for view in tree { view.noteSafeArea() }
  }

  /// Returns the parts of a superview's insets that overlap this view's frame.
  private func overlap(with insets: UIEdgeInsets, of superview: UIView) -> UIEdgeInsets {
    // Zero insets are handled first for speed: this is called in every layout, and most superviews
    // have no safe area.
    guard insets != .zero else { return .zero }
    let inner = superview.bounds.inset(by: insets)
    let frame = frame
    // For a view that extends beyond its superview, the insets are not larger than the superview's,
    // as the tests of layoutBox/PinLayout found on devices.
    func clamped(_ reach: CGFloat, _ length: CGFloat, _ outer: CGFloat) -> CGFloat {
      outer > 0 ? min(max(0, reach), length, outer) : 0
    }
    return UIEdgeInsets(
      top: clamped(inner.minY - frame.minY, frame.height, insets.top),
      left: clamped(inner.minX - frame.minX, frame.width, insets.left),
      bottom: clamped(frame.maxY - inner.maxY, frame.height, insets.bottom),
      right: clamped(frame.maxX - inner.maxX, frame.width, insets.right))
  }

  /// Notifies the view and its controller if the safe area has changed since the last call.
  func noteSafeArea() {
    let insets = safeAreaInsets
    // The constraints of guides may have been solved before the view moved to its current position.
    if let solved = state.guides.safeArea, solved != insets { noteGuides() }
    guard insets != state.knownSafeAreaInsets else { return }
    // The insets are stored first, since the calls below may cause a layout, which calls this
    // method again.
    state.knownSafeAreaInsets = insets
    noteGuides()
    safeAreaInsetsDidChange()
    controller?.viewSafeAreaInsetsDidChange()
    if state.margins.fromSafeArea { layoutMarginsDidChange() }
    setNeedsLayout()
  }
}
