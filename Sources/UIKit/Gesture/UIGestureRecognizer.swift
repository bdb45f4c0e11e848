// Mirrors UIGestureRecognizer (iOS 17). Missing: targets and actions, touches, events, failure
// requirements.
public import Foundation

/// Watches what fingers do to a view.
///
/// There are no fingers here. A recogniser can be made, set up and put on a view, and is what it is
/// on iOS as long as nobody touches the screen: possible, without touches, nowhere and at rest. A
/// test may set `state`, or override where it is.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// How far a gesture has got.
  public enum State: Int, Sendable {
    /// See UIKit.
    case possible, began, changed, ended, cancelled, failed
    /// The end of a gesture that is made at once.
    public static let recognized = State.ended
  }

  /// Makes a recogniser without a target.
  public override init() { super.init() }

  /// How far the gesture has got; set by subclasses only.
  open var state = State.possible
  /// Whether touches are watched; default yes.
  open var isEnabled = true
  /// The view that the recogniser was put on.
  open internal(set) weak var view: UIView?
  /// Is asked about gestures.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// A name for finding the recogniser.
  open var name: String?
  /// Is kept, and does nothing here: whether a gesture takes the touches from the view; default
  /// yes.
  open var cancelsTouchesInView = true
  /// Is kept, and does nothing here: whether touches wait for the gesture to fail; default no.
  open var delaysTouchesBegan = false
  /// Is kept, and does nothing here: whether the view gets the end of touches late; default yes.
  open var delaysTouchesEnded = true
  /// The fingers on the screen.
  open var numberOfTouches: Int { 0 }

  /// Returns the middle of the touches in a view, or in the window; zero without touches.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// Is called when a gesture is over; for subclasses.
  open func reset() {}
}

/// Is asked about the gestures of a recogniser.
@preconcurrency @MainActor public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  /// Returns whether a gesture may begin.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Returns whether two gestures may be made at the same time.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// Yes.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
  /// No.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
}
