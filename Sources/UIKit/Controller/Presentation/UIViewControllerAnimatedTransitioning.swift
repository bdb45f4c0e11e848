// Mirrors UIViewControllerAnimatedTransitioning (iOS 17). Missing: `interruptibleAnimator(using:)`.
// Mirrors UIViewControllerInteractiveTransitioning (iOS 17). Missing: nothing.
public import Foundation

/// An object that animates a transition between two controllers, such as a presentation or a push.
@preconcurrency @MainActor public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// Returns the duration of the transition in seconds.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval
  /// Animates the transition, and calls `completeTransition(_:)` of its context at the end.
  ///
  /// In a presentation it also adds the presented view to the container.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// Called after the transition has ended.
  // Optional
  func animationEnded(_ transitionCompleted: Bool)
}

/// An object that controls a transition interactively, for example by a gesture.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Starts the transition, which this object then updates, and finishes or cancels.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// The speed of the rest of the animation; the default is 1.
  var completionSpeed: CGFloat { get }
  /// The curve of the rest of the animation; the default is `easeInOut`.
  var completionCurve: UIView.AnimationCurve { get }
  /// Whether the transition is interactive from its start; the default is true.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// The speed of the rest of the animation: 1.
  public var completionSpeed: CGFloat { 1 }
  /// The curve of the rest of the animation: `easeInOut`.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// Whether the transition is interactive from its start: true.
  public var wantsInteractiveStart: Bool { true }
}
