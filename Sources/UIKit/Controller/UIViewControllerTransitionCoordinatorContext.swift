// Mirrors UIViewControllerTransitionCoordinatorContext (iOS 17). Missing: presentation styles, the
// completion curve, the target transform, the controllers and views of a presentation.
public import Foundation

/// What a transition is like.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether the transition is seen.
  var isAnimated: Bool { get }
  /// Whether the transition began under a finger.
  var initiallyInteractive: Bool { get }
  /// Whether a finger can take hold of the transition.
  var isInterruptible: Bool { get }
  /// Whether a finger holds the transition.
  var isInteractive: Bool { get }
  /// Whether the transition goes back to where it began.
  var isCancelled: Bool { get }
  /// How long the transition takes, in seconds.
  var transitionDuration: TimeInterval { get }
  /// How much of an interactive transition is done, from 0 to 1.
  var percentComplete: CGFloat { get }
  /// How fast an interactive transition goes on once it is let go; 1 is as fast as ever.
  var completionVelocity: CGFloat { get }
  /// The view in which the transition happens.
  var containerView: UIView { get }
}
