// Mirrors UIPercentDrivenInteractiveTransition (iOS 17). Missing: nothing.
public import Foundation

/// An object that controls an interactive transition by its completed fraction (fact E30).
///
/// The animator makes its animations when the transition starts. They stay at the completed
/// fraction until the transition is finished or cancelled, and every picture shows them there.
///
/// Differs from UIKit: without a `Simulator` of `LayoutStage` that controls the time, the rest of
/// the transition takes no time.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning
{
  private var transition: ControllerTransition?

  /// Makes an object that does not control a transition yet.
  public override init() { super.init() }

  /// The duration of the transition in seconds; 0 before it starts.
  open private(set) var duration: CGFloat = 0
  /// The completed fraction of the transition.
  open private(set) var percentComplete: CGFloat = 0
  /// The speed of the rest of the animation; the default is 1.
  open var completionSpeed: CGFloat = 1
  /// The curve of the rest of the animation; the default is `easeInOut`.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// Inert: the timing of a transition that does not start interactively; the default is nil.
  open var timingCurve: (any UITimingCurveProvider)?
  /// Whether the transition is interactive from its start; the default is true.
  open var wantsInteractiveStart = true

  /// Starts the transition, which then waits for `finish()` or `cancel()`.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    transition = transitionContext as? ControllerTransition
    duration = CGFloat(transition?.duration ?? 0)
    percentComplete = 0
    transition?.animateInProgress()
  }
  /// Stops the animations at the current fraction, and makes the transition interactive.
  open func pause() {
    transition?.pauseInteractiveTransition()
    percentComplete = transition?.progress?.fraction ?? percentComplete
  }
  /// Shows the transition at a completed fraction, from 0 to 1.
  open func update(_ percentComplete: CGFloat) {
    self.percentComplete = min(1, max(0, percentComplete))
    transition?.updateInteractiveTransition(self.percentComplete)
  }
  /// Runs the transition back to its start.
  open func cancel() { transition?.cancelInteractiveTransition() }
  /// Runs the rest of the transition.
  open func finish() { transition?.finishInteractiveTransition() }
}
