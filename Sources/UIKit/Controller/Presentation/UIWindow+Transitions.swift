public import Foundation

extension UIWindow {
  /// The completed fraction of the interactive transition that has not ended, from 0 to 1; nil if
  /// there is none.
  public var transitionProgress: CGFloat? { waitingTransition?.progress?.fraction }

  /// Simulates a gesture that moves the interactive transition to a completed fraction.
  ///
  /// Nothing happens if no interactive transition is running.
  public func simulateTransition(to fraction: CGFloat) {
    guard let waiting = waitingTransition else { return }
    if let driven = waiting.interactor as? UIPercentDrivenInteractiveTransition {
      driven.update(fraction)
    } else {
      waiting.updateInteractiveTransition(fraction)
    }
  }

  /// Simulates the end of the gesture that drives the interactive transition, which then finishes
  /// or is cancelled.
  ///
  /// - Parameter isCancelled: whether the transition returns to its start.
  public func simulateTransitionEnd(isCancelled: Bool = false) {
    guard let waiting = waitingTransition else { return }
    if let driven = waiting.interactor as? UIPercentDrivenInteractiveTransition {
      isCancelled ? driven.cancel() : driven.finish()
    } else {
      isCancelled
        ? waiting.cancelInteractiveTransition() : waiting.finishInteractiveTransition()
    }
  }

  /// Simulates a gesture that dismisses the frontmost presented controller interactively, up to a
  /// completed fraction.
  ///
  /// The transition is animated by the animator of the controller's delegate; without one the view
  /// slides down. `simulateTransitionEnd(isCancelled:)` ends the gesture.
  ///
  /// - Returns: whether an interactive transition is in progress afterwards. A sheet that prevents
  ///   its dismissal does not start one.
  @discardableResult
  public func simulateDismissal(to fraction: CGFloat) -> Bool {
    if waitingTransition == nil, let presenting = frontmost?.presentingViewController {
      ControllerTransition.byFinger {
        if let presentation = frontmost?.activePresentation, presentation.isDismissedByUser {
          presentation.userDismisses()
        } else {
          presenting.dismiss(animated: true)
        }
      }
    }
    simulateTransition(to: fraction)
    return waitingTransition != nil
  }

  /// Simulates a gesture that pops the top controller of the frontmost navigation controller
  /// interactively, up to a completed fraction.
  ///
  /// The transition is animated by the animator of the navigation controller's delegate; without
  /// one the view slides out over the view below.
  ///
  /// - Returns: whether an interactive transition is in progress afterwards.
  @discardableResult
  public func simulatePop(to fraction: CGFloat) -> Bool {
    if waitingTransition == nil, let stack = frontmostStack,
      stack.interactivePopGestureRecognizer?.isEnabled == true
    {
      ControllerTransition.byFinger { _ = stack.popViewController(animated: true) }
    }
    simulateTransition(to: fraction)
    return waitingTransition != nil
  }

  /// The innermost visible navigation controller whose stack has more than one controller.
  private var frontmostStack: UINavigationController? {
    visibleControllers.compactMap { $0 as? UINavigationController }
      .last { $0.viewControllers.count > 1 }
  }

  /// The frontmost controller and its visible children, each after its parent.
  private var visibleControllers: [UIViewController] {
    var found = frontmost.map { [$0] } ?? []
    var next = 0
    while next < found.count {
      found += found[next].visibleChildren
      next += 1
    }
    return found
  }

  /// The controller that is presented last; the root controller if none is presented.
  var frontmost: UIViewController? {
    var front = rootViewController
    while let next = front?.presentedViewController { front = next }
    return front
  }

  private var waitingTransition: ControllerTransition? {
    visibleControllers.compactMap(\.controllerState.transition).first(where: \.isInteractive)
  }
}
