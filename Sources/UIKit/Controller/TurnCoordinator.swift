import Foundation

/// Collects what controllers want to do beside a turn of the device, and does it.
@MainActor final class TurnCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  private typealias Action = (any UIViewControllerTransitionCoordinatorContext) -> Void

  let containerView: UIView
  let transitionDuration: TimeInterval
  private var animations: [Action] = []
  private var completions: [Action] = []
  private var isDone = false
  private var isOver = false

  init(in window: UIWindow, duration: TimeInterval) {
    (containerView, transitionDuration) = (window, duration)
  }

  let isAnimated = true
  let initiallyInteractive = false
  let isInterruptible = false
  let isInteractive = false
  let isCancelled = false
  let completionVelocity: CGFloat = 1
  var percentComplete: CGFloat { isDone ? 1 : 0 }

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    // The end is told of even where nothing can go alongside any more (fact RO21).
    if let completion { isOver ? completion(self) : completions.append(completion) }
    guard !isDone else { return false }
    if let animation { animations.append(animation) }
    return true
  }

  /// Does what goes with the animation.
  func runAlongside() {
    while !animations.isEmpty { animations.removeFirst()(self) }
    isDone = true
  }

  /// Does what waits for the end of the animation.
  func complete() {
    while !completions.isEmpty { completions.removeFirst()(self) }
    isOver = true
  }
}
