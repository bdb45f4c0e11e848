import Foundation

/// The coordinator of a turn: collects the closures of controllers, and runs them.
@MainActor final class TurnCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  private typealias Action = (any UIViewControllerTransitionCoordinatorContext) -> Void

  let containerView: UIView
  let transitionDuration: TimeInterval
  private var animations: [Action] = []
  private var completions: [Action] = []
  private var isDone = false
  private var isOver = false

  init(in window: UIWindow, duration: TimeInterval) {
    containerView = window
    transitionDuration = duration
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
    // A completion runs even where the animation is over already (fact RO21).
    if let completion { isOver ? completion(self) : completions.append(completion) }
    guard !isDone else { return false }
    if let animation { animations.append(animation) }
    return true
  }

  /// Runs the closures alongside the animation, in the order in which they were added (fact RO19).
  func runAlongside() {
    // One by one from the front, since a closure may add another, which then runs too.
    while !animations.isEmpty { animations.removeFirst()(self) }
    isDone = true
  }

  /// Runs the completions.
  func complete() {
    while !completions.isEmpty { completions.removeFirst()(self) }
    isOver = true
  }
}
