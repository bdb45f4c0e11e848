public import Foundation

extension UIWindow {
  /// The completed fraction of the transition that waits for its interaction, from
  /// 0 to 1; nil if there is none.
  public var transitionProgress: CGFloat? { waitingTransition?.progress?.fraction }

  /// Simulates a finger that moves the waiting transition to a completed fraction.
  ///
  /// Nothing happens if no transition waits for its interaction.
  public func simulateTransition(to fraction: CGFloat) {
    guard let waiting = waitingTransition else { return }
    if let driven = waiting.interactor as? UIPercentDrivenInteractiveTransition {
      driven.update(fraction)
    } else {
      waiting.updateInteractiveTransition(fraction)
    }
  }

  /// Simulates a finger that lets the waiting transition go.
  ///
  /// - Parameter isCancelled: whether the transition goes back to its start.
  public func simulateTransitionEnd(isCancelled: Bool = false) {
    guard let waiting = waitingTransition else { return }
    if let driven = waiting.interactor as? UIPercentDrivenInteractiveTransition {
      isCancelled ? driven.cancel() : driven.finish()
    } else {
      isCancelled
        ? waiting.cancelInteractiveTransition() : waiting.finishInteractiveTransition()
    }
  }

  /// Simulates a finger that dismisses the frontmost presented controller, and stays at a completed
  /// fraction of the dismissal.
  ///
  /// The animator of the controller's delegate shows the states in between; a view without one slides
  /// down. `simulateTransitionEnd(isCancelled:)` lets it go.
  ///
  /// - Returns: whether the dismissal waits at the fraction. A sheet that prevents its dismissal stays
  ///   as it is.
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

  /// Simulates a finger that goes back in the frontmost navigation controller, and stays at a completed
  /// fraction of the pop.
  ///
  /// The animator of the navigation controller's delegate shows the states in between; without one
  /// the view slides out over the one below.
  ///
  /// - Returns: whether the pop waits at the fraction.
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

  /// The innermost visible navigation controller that has a controller to go back to.
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
