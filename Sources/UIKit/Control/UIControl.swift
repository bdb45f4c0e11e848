// Mirrors UIControl (iOS 17). Missing: following a finger, menus, tool tips.
public import Foundation

/// A view that users operate.
///
/// What was added for an event is called by `sendActions(for:)`, and for a tap by
/// `UIWindow.simulateTap(at:)` (facts CT9 to CT13).
///
/// Differs from UIKit: a finger that is moved sends no event, and so moves no slider.
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

  /// The position of the content along x in the control; default in the middle.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { setNeedsLayout() }
  }
  /// The position of the content along y in the control; default in the middle.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { setNeedsLayout() }
  }
  /// Whether a finger is on the control: from the beginning of a touch to its end.
  open internal(set) var isTracking = false
  /// Whether the finger is inside, as it is from the beginning of a touch to its end.
  open internal(set) var isTouchInside = false

  /// The actions with their events.
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

  /// Calls the actions for events, as if they had happened, in the order in which they were added.
  open func sendActions(for events: Event) { sendActions(for: events, with: nil) }
  /// The targets; `NSNull` stands for the responders.
  open var allTargets: Set<AnyHashable> {
    Set(
      actions.targets.filter(\.target.isAlive).map { entry in
        (entry.target.target as? NSObject).map(AnyHashable.init) ?? AnyHashable(NSNull())
      })
  }
  /// The events for which something is called.
  open var allControlEvents: Event { actions.events }
  /// The names of the methods that are called on a target for an event; nil if there are none.
  open func actions(forTarget target: Any?, forControlEvent event: Event) -> [String]? {
    _actions(ofTarget: target, event)
  }

  /// Calls a target's method; the place to override, through which every call goes.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  /// Calls an action; the place to override, through which every call goes.
  open func sendAction(_ action: UIAction) { action.perform(from: self) }

  /// Highlights an enabled control, and sends `touchDown`.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    _touchesBegan(event)
  }
  /// Keeps the touch from other responders; no event is sent.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Sends `touchUpInside` or `touchUpOutside`, when the touch began here.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    _touchesEnded(touches, event)
  }
  /// Sends `touchCancel`, when the touch began here.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    _touchesCancelled(event)
  }

  // For subclasses in this module

  /// Whether a finger that is lifted inside triggers the primary action.
  var touchTriggersPrimaryAction: Bool { false }

  /// Whether fingers that come and go are events, beside the values that they change.
  var sendsTouchEvents: Bool { true }

  /// Is called when a finger is lifted inside, to change the value and to send the event.
  func tapped(at point: CGPoint, with event: UIEvent?) {}

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
