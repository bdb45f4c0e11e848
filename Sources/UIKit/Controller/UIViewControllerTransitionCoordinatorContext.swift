// Mirrors UIViewControllerTransitionCoordinatorContext (iOS 17). Missing: presentation styles, the
// controllers and views of a presentation.
public import Foundation

/// The properties of a transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// Whether the transition began interactively, under a finger.
  var initiallyInteractive: Bool { get }
  /// Whether the transition can become interactive.
  var isInterruptible: Bool { get }
  /// Whether the transition is interactive now.
  var isInteractive: Bool { get }
  /// Whether the transition is cancelled: it is animated back to its start.
  var isCancelled: Bool { get }
  /// The duration of the transition in seconds.
  var transitionDuration: TimeInterval { get }
  /// The completed part of an interactive transition, from 0 to 1.
  var percentComplete: CGFloat { get }
  /// The speed at which an interactive transition continues after the finger is lifted; 1 is the
  /// normal one.
  var completionVelocity: CGFloat { get }
  /// The curve of the transition.
  var completionCurve: UIView.AnimationCurve { get }
  /// By what the interface turns: a quarter clockwise where the device turned anticlockwise; the
  /// identity where it only gets another size (fact RO23, whose sign is disputed).
  var targetTransform: CGAffineTransform { get }
  /// The view in which the transition happens.
  var containerView: UIView { get }
}
