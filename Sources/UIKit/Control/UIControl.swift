// Mirrors UIControl (iOS 17). Missing: tracking, menus, tool tips.
public import Foundation

/// A view that users operate.
///
/// Differs from UIKit: there are no touches, so what was added for an event is called by
/// `sendActions(for:)` alone.
@preconcurrency @MainActor
open class UIControl: UIView {
  /// Makes a control with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Returns nil: there are no archives to read.
  public required init?(coder: NSCoder) { nil }

  /// Whether the control reacts to touches; default true.
  open var isEnabled = true { didSet { if isEnabled != oldValue { stateDidChange() } } }
  /// Whether the control is selected; default false.
  open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
  /// Whether the control is highlighted, as under a finger; default false.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }

  /// Where the content stands along x in the control; default in the middle.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { setNeedsLayout() }
  }
  /// Where the content stands along y in the control; default in the middle.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { setNeedsLayout() }
  }
  /// Whether a finger is followed; false, as there are no touches.
  open var isTracking: Bool { false }
  /// Whether the finger that is followed is inside; false, as there are no touches.
  open var isTouchInside: Bool { false }

  /// What is called for which events.
  var actions = ControlActions()

  /// Makes a control with an action, which is called for `primaryActionTriggered`.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    primaryAction.map { addAction($0, for: .primaryActionTriggered) }
  }

  /// Calls a target's method for events; without a target, the first responder after the control
  /// that has the method.
  ///
  /// The target is not kept alive. The method takes nothing, the control, or the control and the
  /// event.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    actions.add(TargetAction(target, action), for: controlEvents)
  }

  /// Takes events from a target's method; nil stands for every target, or every method.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    actions.remove(target, action, for: controlEvents)
  }

  /// Calls an action for events.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    actions.add(action, for: controlEvents)
  }

  /// Takes events from an action.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    actions.remove(action, for: controlEvents)
  }

  /// Calls a target's method; the place to override, through which every call goes.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  /// Calls an action; the place to override, through which every call goes.
  open func sendAction(_ action: UIAction) { action.perform(from: self) }

  // For subclasses in this module

  /// Is called after the control was enabled, selected or highlighted, or no longer is.
  func stateDidChange() {}

  /// Draws something, at half the opacity where the control is disabled.
  func drawPaleIfDisabled(_ draw: () -> Void) {
    guard !isEnabled, let context = UIGraphicsGetCurrentContext() else { return draw() }
    context.setAlpha(0.5)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    draw()
    context.endTransparencyLayer()
  }
}
