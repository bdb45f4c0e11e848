// Mirrors UIGestureRecognizer (iOS 17). Missing: places of touches, prevention, presses.
public import Foundation

/// A recogniser of gestures in a view.
///
/// Differs from UIKit: there are no touches but those of `UIWindow.simulateTap(at:)`, by which
/// UIKit's own recognisers recognise nothing. A recogniser can be made, configured and added to a
/// view, and stays in the state that it has on iOS while nobody touches the screen. A test may set
/// `state`, which calls the targets at once, or override `location(in:)`.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// The state of a gesture.
  public enum State: Int, Sendable {
    /// See UIKit.
    case possible, began, changed, ended, cancelled, failed
    /// The end of a discrete gesture, which has no course.
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

  /// Calls a target's method too, when the gesture is recognised; the target is not kept alive.
  open func addTarget(_ target: Any, action: Selector) {
    guard !targets.contains(where: { $0.isAlive && $0.matches(target, action) }) else { return }
    targets.append(TargetAction(target, action))
  }

  /// Calls a target's method no longer; nil stands for every target, or every method.
  open func removeTarget(_ target: Any?, action: Selector?) {
    targets.removeAll { $0.matches(target, action) }
  }

  /// Inert: waits for another recogniser to fail.
  ///
  /// Differs from UIKit: there are no touches to wait for, so nothing is stored.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}

  /// The state of the gesture; on iOS set by subclasses only.
  ///
  /// Setting it to began, changed, ended or cancelled calls the targets.
  open var state = State.possible {
    didSet {
      guard state != .possible, state != .failed else { return }
      for target in targets where target.isAlive {
        UIApplication.shared.sendAction(target.action, to: target.target, from: self, for: nil)
      }
    }
  }
  /// Whether the recogniser receives touches; default true.
  open var isEnabled = true
  /// The view that the recogniser was added to.
  open internal(set) weak var view: UIView?
  /// Inert: the delegate; nothing calls it.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// A name for finding the recogniser.
  open var name: String?
  /// Inert: whether a recognised gesture cancels the view's touches; default true.
  open var cancelsTouchesInView = true
  /// Inert: whether the view gets touches only after the gesture has failed; default false.
  open var delaysTouchesBegan = false
  /// Inert: whether the view gets the end of touches only after the gesture has failed; default
  /// true.
  open var delaysTouchesEnded = true
  /// The number of touches: 0.
  open var numberOfTouches: Int { 0 }

  /// Returns the centre of the touches in a view's coordinates: zero without touches.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// Is called when fingers come to the view; for subclasses.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Is called when fingers have moved; for subclasses.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Is called when fingers are lifted; for subclasses.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Is called when the system takes the touches; for subclasses.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Is called after a gesture, for subclasses to reset themselves.
  open func reset() {}
}

/// The delegate of a recogniser.
@preconcurrency @MainActor public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  /// Inert: returns whether a gesture may begin.
  // Optional: true
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Inert: returns whether two gestures may be recognised at the same time.
  // Optional: false
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Inert: returns whether a recogniser receives a touch.
  ///
  /// Differs from UIKit: it is never called.
  // Optional: true
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool
  /// Inert: returns whether a recogniser waits for another to fail.
  ///
  /// Differs from UIKit: it is never called.
  // Optional: false
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Inert: returns whether another recogniser waits for this one to fail.
  ///
  /// Differs from UIKit: it is never called.
  // Optional: false
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}
