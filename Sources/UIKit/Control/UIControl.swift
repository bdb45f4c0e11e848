// Mirrors UIControl (iOS 17). Missing: tool tips.
public import Foundation

/// A view that responds to the user's touches.
///
/// The actions added for an event are called by `sendActions(for:)`; for a tap also by
/// `UIWindow.simulateTap(at:)` (facts CT9 to CT13), and for a drag also by
/// `UIWindow.simulateDrag(from:to:)` (fact CT15).
@preconcurrency @MainActor
open class UIControl: UIView {
  /// Makes a control with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Makes a control from a nib or a storyboard; returns nil for the coder of an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.decode(NibTables.control, of: self)
  }

  /// Whether the control responds to touches.
  ///
  /// The default is true.
  open var isEnabled = true { didSet { if isEnabled != oldValue { stateDidChange() } } }
  /// Whether the control is selected.
  ///
  /// The default is false.
  open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
  /// Whether the control is highlighted, as while it is touched.
  ///
  /// The default is false.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }

  /// The horizontal alignment of the content in the control.
  ///
  /// The default is the centre.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { setNeedsLayout() }
  }
  /// The vertical alignment of the content in the control.
  ///
  /// The default is the centre.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { setNeedsLayout() }
  }
  /// Whether the control is tracking a touch, from its beginning to its end.
  open internal(set) var isTracking = false
  /// Whether the tracked touch is inside the control.
  open internal(set) var isTouchInside = false

  /// The control's actions and their events.
  var actions = ControlActions()

  /// Makes a control with an action for `primaryActionTriggered`.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    primaryAction.map { addAction($0, for: .primaryActionTriggered) }
  }

  /// Adds a target and its method for events.
  ///
  /// If the target is nil, the method is called on the first object of the responder chain that
  /// implements it, beginning with the control.
  ///
  /// The target is not retained. The method takes no argument, the control, or the control and the
  /// event.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    actions.add(TargetAction(target, action), for: controlEvents)
  }

  /// Removes a target's method for events, which then no longer call it.
  ///
  /// A nil target or action matches all targets or all methods.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    actions.remove(target, action, for: controlEvents)
  }

  /// Adds an action for events, for which any other action with the same identifier is removed.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    actions.add(action, for: controlEvents)
  }

  /// Removes an action for events, which then no longer call it.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    actions.remove(action, for: controlEvents)
  }

  /// Removes the actions with an identifier for events, which then no longer call them.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) { actions.remove(actionIdentifier, for: controlEvents) }

  /// Calls the actions for events, in the order in which they were added, as if the events had
  /// occurred.
  open func sendActions(for events: Event) { sendActions(for: events, with: nil) }
  /// The targets of the control.
  ///
  /// `NSNull` represents a nil target, whose method is searched for in the responder chain.
  open var allTargets: Set<AnyHashable> {
    Set(
      actions.targets.filter(\.target.isAlive).map { entry in
        (entry.target.target as? NSObject).map(AnyHashable.init) ?? AnyHashable(NSNull())
      })
  }
  /// The events that have an action.
  open var allControlEvents: Event { actions.events }
  /// Returns the names of the methods called on a target for an event; nil if there are none.
  open func actions(forTarget target: Any?, forControlEvent event: Event) -> [String]? {
    _actions(ofTarget: target, event)
  }

  /// Calls a target's method.
  ///
  /// The control calls all targets through this method, so a subclass can override it to intercept
  /// the calls.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  /// Calls an action.
  ///
  /// The control calls all actions through this method, so a subclass can override it to intercept
  /// the calls.
  open func sendAction(_ action: UIAction) { action.perform(from: self) }

  /// Returns whether the control tracks a touch that has begun in it; the default is true.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Returns whether the control goes on tracking a touch that has moved; the default is true.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when the tracked touch ends, before the events of its end are sent (fact CT15).
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// Called when the tracked touch is cancelled, or opens the control's menu.
  open func cancelTracking(with event: UIEvent?) {}

  /// Highlights an enabled control, and sends `touchDown` if `beginTracking` returns true.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    _touchesBegan(touches, event)
  }
  /// Sends the events of a drag if the touch is tracked; other responders do not receive the touch.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    _touchesMoved(touches, event)
  }
  /// Sends `touchUpInside` or `touchUpOutside` if the touch is tracked, or opens the control's
  /// menu.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    _touchesEnded(touches, event)
  }
  /// Sends `touchCancel` if the touch is tracked.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    _touchesCancelled(event)
  }

  /// Whether a tap opens the control's menu instead of triggering its primary action (fact LI77).
  ///
  /// The default is false; then a long press opens the menu.
  open var showsMenuAsPrimaryAction = false { didSet { menuDidChange() } }
  /// The interaction that opens the control's menu, with the control as its delegate; nil unless
  /// `isContextMenuInteractionEnabled` is true.
  open internal(set) var contextMenuInteraction: UIContextMenuInteraction?
  /// Whether the control can open a menu; the default is false.
  open var isContextMenuInteractionEnabled: Bool {
    get { contextMenuInteraction != nil }
    set { setContextMenuInteraction(newValue) }
  }
  /// Inert: returns the point of the control from which its menu opens: the middle of its bounds.
  open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
    CGPoint(x: bounds.midX, y: bounds.midY)
  }
  /// Returns the control's menu; the default is nil, and a button returns its `menu`.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  /// Returns nil; a control's menu opens without a preview.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// Inert: in UIKit, returns the view to which the preview returns.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// Called before the control's menu opens.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// Called before the control's menu closes.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  // Members for subclasses in this module:

  /// The sender of the actions of the control's menu.
  var menuSender: Any { self }
  /// Called after the control's menu or the way in which it opens has changed.
  func menuDidChange() {}
  /// Called before the handler of an action that the user has chosen in the control's menu.
  func willChoose(_ action: UIAction) {}

  /// Whether lifting a finger inside the control triggers its primary action.
  var touchTriggersPrimaryAction: Bool { false }

  /// Whether the control sends events for touches, in addition to those for changes of its value.
  var sendsTouchEvents: Bool { true }

  /// Called when a finger is lifted inside the control; overrides respond to the tap, for example
  /// by a change of the control's value.
  func tapped(at point: CGPoint, with event: UIEvent?) {}

  /// Called after a change of `isEnabled`, `isSelected` or `isHighlighted`.
  func stateDidChange() {}

  /// Runs a drawing closure; if the control is disabled, its drawing has half the opacity.
  func drawPaleIfDisabled(_ draw: () -> Void) {
    guard !isEnabled, let context = UIGraphicsGetCurrentContext() else { return draw() }
    context.setAlpha(0.5)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    draw()
    context.endTransparencyLayer()
  }
}
