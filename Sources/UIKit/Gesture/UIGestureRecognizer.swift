// Mirrors UIGestureRecognizer (iOS 17). Missing: positions of touches, prevention, presses.
public import Foundation

/// The base class of gesture recognisers.
///
/// Differs from UIKit: the only touches are those of `UIWindow.simulateTap(at:)` and
/// `simulateDrag(from:to:)`, and UIKit's own recognisers ignore them: their state remains
/// `possible`, as on iOS before any touch. A test may set `state`, which calls the targets
/// immediately, or override `location(in:)`.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject, InterfaceBuilderObject {
  /// The outlets and actions that Interface Builder documents may connect; the porting tool
  /// generates overrides of this property in subclasses.
  ///
  /// Differs from UIKit, which has no such member.
  open class var interfaceBuilderMembers: InterfaceBuilderMembers { InterfaceBuilderMembers() }

  /// The states of a gesture, from possible to its end.
  public enum State: Int, Sendable {
    /// The states in the order of a gesture, as in UIKit.
    case possible, began, changed, ended, cancelled, failed
    /// The recognition of a discrete gesture, the same as `ended`.
    public static let recognized = State.ended
  }

  private var targets: [TargetAction] = []

  /// Makes a recogniser without a target.
  public override init() { super.init() }

  /// Makes a recogniser that calls a target's method.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let action { addTarget(target as Any, action: action) }
  }

  /// Adds a target whose method is called when the gesture is recognised; the target is held
  /// weakly.
  open func addTarget(_ target: Any, action: Selector) {
    guard !targets.contains(where: { $0.isAlive && $0.matches(target, action) }) else { return }
    targets.append(TargetAction(target, action))
  }

  /// Removes a target's method; nil means every target, or every method.
  open func removeTarget(_ target: Any?, action: Selector?) {
    targets.removeAll { $0.matches(target, action) }
  }

  /// Inert: in UIKit requires another recogniser to fail first.
  ///
  /// Differs from UIKit: there are no touches to wait for, so nothing is stored.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}

  /// The state of the gesture, which on iOS only subclasses set.
  ///
  /// Setting it to began, changed, ended or cancelled calls the targets.
  open var state = State.possible {
    didSet {
      guard state != .possible, state != .failed else { return }
      // A continuous gesture performs its segue when it begins, a discrete one when it ends.
      let wasRecognized = oldValue == .began || oldValue == .changed
      if state == .began || state == .ended && !wasRecognized { segue?(self) }
      for target in targets where target.isAlive {
        UIApplication.shared.sendAction(target.action, to: target.target, from: self, for: nil)
      }
    }
  }
  /// The closure that performs the recogniser's segue; nil if it has none.
  var segue: ((Any?) -> Void)?
  /// Whether the recogniser receives touches; the default is `true`.
  open var isEnabled = true
  /// The view to which the recogniser was added; nil if there is none.
  open internal(set) weak var view: UIView?
  /// Inert: the delegate, which in UIKit is called while a gesture is recognised.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// A name that identifies the recogniser.
  open var name: String?
  /// Inert: whether a recognised gesture cancels the view's touches; the default is `true`.
  open var cancelsTouchesInView = true
  /// Inert: whether the view receives touches only after the gesture has failed; the default is
  /// `false`.
  open var delaysTouchesBegan = false
  /// Inert: whether the view is notified of the end of touches only after the gesture has failed;
  /// the default is `true`.
  open var delaysTouchesEnded = true
  /// The number of touches: always 0, because UIKit's recognisers ignore simulated touches.
  open var numberOfTouches: Int { 0 }

  /// Returns the centre of the touches in a view's coordinates: always zero, because UIKit's
  /// recognisers ignore simulated touches.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// Called when fingers touch the view; for subclasses.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when fingers have moved; for subclasses.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when fingers are lifted; for subclasses.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Inert: in UIKit called when the system cancels touches, for subclasses; simulated touches are
  /// never cancelled.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Inert: in UIKit called after a gesture, so that subclasses reset their state.
  open func reset() {}
}

/// The delegate of a gesture recogniser; its methods are never called here.
@preconcurrency @MainActor public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  /// Inert: in UIKit called to determine whether a gesture may begin.
  // Optional: true
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Inert: in UIKit called to determine whether two gestures may be recognised at the same time.
  // Optional: false
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Inert: in UIKit called to determine whether a recogniser receives a touch.
  ///
  /// Differs from UIKit: it is never called.
  // Optional: true
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool
  /// Inert: in UIKit called to determine whether a recogniser waits for another to fail.
  ///
  /// Differs from UIKit: it is never called.
  // Optional: false
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Inert: in UIKit called to determine whether another recogniser waits for this one to fail.
  ///
  /// Differs from UIKit: it is never called.
  // Optional: false
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}
