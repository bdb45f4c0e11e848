// Mirrors UIPercentDrivenInteractiveTransition (iOS 17). Missing: timing curves.
public import Foundation

/// An object that controls a transition by the completed fraction of it.
///
/// Differs from UIKit: the states between start and end are not shown. The animator runs when the
/// transition finishes, and not at all if it is cancelled.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning
{
  private var transition: PresentationTransition?

  /// Makes an object that controls no transition yet.
  public override init() { super.init() }

  /// The duration of the transition in seconds; 0 before it starts.
  open private(set) var duration: CGFloat = 0
  /// The completed fraction of the transition.
  open private(set) var percentComplete: CGFloat = 0
  /// Inert: the speed of the rest of the animation; the default is 1.
  open var completionSpeed: CGFloat = 1
  /// Inert: the curve of the rest of the animation; the default is `easeInOut`.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// Whether the transition is interactive from its start; the default is true.
  open var wantsInteractiveStart = true

  /// Starts the transition, which then waits for `finish()` or `cancel()`.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    transition = transitionContext as? PresentationTransition
    duration = CGFloat(transition?.duration ?? 0)
    percentComplete = 0
  }
  /// Makes the transition interactive.
  open func pause() { transition?.pauseInteractiveTransition() }
  /// Notes the completed fraction of the transition, from 0 to 1.
  open func update(_ percentComplete: CGFloat) {
    self.percentComplete = min(1, max(0, percentComplete))
    transition?.updateInteractiveTransition(self.percentComplete)
  }
  /// Cancels the transition.
  open func cancel() {
    transition?.cancelInteractiveTransition()
    end { $0.completeTransition(false) }
  }
  /// Completes the transition.
  open func finish() {
    transition?.finishInteractiveTransition()
    end { $0.animate() }
  }

  private func end(_ body: (PresentationTransition) -> Void) {
    guard let ending = transition else { return }
    transition = nil
    body(ending)
  }
}
