import Foundation

/// The coordinator of a rotation or of a transition between controllers, which collects the
/// controllers' closures and runs them.
@MainActor final class TurnCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  private typealias Action = (any UIViewControllerTransitionCoordinatorContext) -> Void

  let containerView: UIView
  let transitionDuration: TimeInterval
  let targetTransform: CGAffineTransform
  private var animations: [Action] = []
  private var completions: [Action] = []
  private var isDone = false
  private var isOver = false

  /// Makes a coordinator.
  ///
  /// `angle` is the angle in radians at which the old contents appear on the rotated screen.
  init(in container: UIView, duration: TimeInterval, angle: CGFloat) {
    containerView = container
    transitionDuration = duration
    targetTransform = .turned(by: -angle)
  }

  /// The presentation, dismissal or change of children to which the coordinator belongs; nil in a
  /// rotation.
  weak var transition: ControllerTransition?

  var isAnimated: Bool { transition?.isAnimated ?? true }
  var initiallyInteractive = false
  let isInterruptible = false
  var isInteractive: Bool { transition?.isInteractive ?? false }
  var isCancelled: Bool { transition?.transitionWasCancelled ?? false }
  var presentationStyle: UIModalPresentationStyle { transition?.presentationStyle ?? .none }
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    transition?.viewController(forKey: key)
  }
  func view(forKey key: UITransitionContextViewKey) -> UIView? { transition?.view(forKey: key) }
  let completionCurve = UIView.AnimationCurve.easeInOut
  let completionVelocity: CGFloat = 1
  var percentComplete: CGFloat { transition?.progress?.fraction ?? (isDone ? 1 : 0) }

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    // If the transition has already ended, the completion is called at once (fact RO21).
    if let completion { isOver ? completion(self) : completions.append(completion) }
    guard !isDone else { return false }
    if let animation { animations.append(animation) }
    return true
  }

  func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: completion) }

  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) { interactionHandlers.append(handler) }

  private var interactionHandlers: [Action] = []

  /// Calls the closures added by `notifyWhenInteractionChanges(_:)`.
  func interactionDidChange() {
    // Before the animation begins, `isInteractive` gets its initial value, which is not reported as
    // a change.
    guard isDone else { return }
    for handler in interactionHandlers { handler(self) }
  }

  /// Runs the closures alongside the animation, in the order in which they were added (fact RO19).
  func runAlongside() {
    // A closure may add another one, which must run too, so the loop removes one closure at a time.
    while !animations.isEmpty {
      ControllerCalls.note(closure: "animate(alongsideTransition:)")
      animations.removeFirst()(self)
    }
    isDone = true
  }

  /// Runs the completions in the order in which they were added.
  func complete() {
    while !completions.isEmpty {
      ControllerCalls.note(closure: "completion")
      completions.removeFirst()(self)
    }
    isOver = true
  }
}

extension CGAffineTransform {
  /// Returns the rotation by an angle, rounded to a multiple of 90°, as an exact matrix.
  fileprivate static func turned(by angle: CGFloat) -> CGAffineTransform {
    let sines: [CGFloat] = [0, 1, 0, -1]
    let quarters = (Int((angle / (.pi / 2)).rounded()) + 4) % 4
    let (sine, cosine) = (sines[quarters], sines[(quarters + 1) % 4])
    return CGAffineTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }
}
