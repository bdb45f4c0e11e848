// Mirrors UIViewControllerTransitionCoordinatorContext (iOS 17). Missing: nothing.
public import Foundation

/// The properties of a transition to which a coordinator belongs.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// The style of a presentation; `none` in other transitions.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Returns one of the transition's controllers; nil in a rotation.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns one of the transition's views; nil in a rotation.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Whether the transition began interactively, that is, controlled by a gesture.
  var initiallyInteractive: Bool { get }
  /// Whether the transition can become interactive.
  var isInterruptible: Bool { get }
  /// Whether the transition is interactive at present.
  var isInteractive: Bool { get }
  /// Whether the transition was cancelled and returns to its start.
  var isCancelled: Bool { get }
  /// The duration of the transition in seconds.
  var transitionDuration: TimeInterval { get }
  /// The completed fraction of an interactive transition, from 0 to 1.
  var percentComplete: CGFloat { get }
  /// The speed at which an interactive transition continues after the gesture has ended; 1 is
  /// normal.
  var completionVelocity: CGFloat { get }
  /// The curve of the transition's animation.
  var completionCurve: UIView.AnimationCurve { get }
  /// The rotation of the interface, which is clockwise if the device rotates anticlockwise; the
  /// identity if the device does not rotate (fact RO23).
  var targetTransform: CGAffineTransform { get }
  /// The view that contains the views of the transition.
  var containerView: UIView { get }
}
