import Foundation

/// A transition between two controllers: a presentation, a dismissal, or a container's change from
/// one child to another.
///
///     run(_:)                    the delegate's animator starts animations in the container view
///     update(0.4)                if interactive, the views show this fraction of them (fact E30)
///     completeTransition(_:)     called by the animator; then the closure `end` is called once
@MainActor class ControllerTransition: NSObject, UIViewControllerContextTransitioning {
  let containerView: UIView
  let isAnimated: Bool
  let coordinator: TurnCoordinator
  let animator: (any UIViewControllerAnimatedTransitioning)?
  let interactor: (any UIViewControllerInteractiveTransitioning)?
  private(set) var isInteractive = false {
    didSet { if isInteractive != oldValue { coordinator.interactionDidChange() } }
  }
  private(set) var transitionWasCancelled = false
  /// The progress of a transition with an interaction controller; nil without one, and before
  /// `run(_:)`.
  private(set) var progress: TransitionProgress?
  /// The closure called once at the end of the transition; its argument is whether the transition
  /// was completed.
  private var end: ((Bool) -> Void)?
  /// The duration in seconds; 0 if there is neither an animator nor a simulated gesture.
  let duration: TimeInterval

  /// Prepares a transition.
  ///
  /// - Parameters:
  ///   - container: the view in which the animator works.
  ///   - animated: whether the transition is animated.
  ///   - animator: the animator of an app; nil means the system's.
  ///   - given: the interaction controller of the app; nil if there is none.
  ///   - byFinger: the duration in seconds if a simulated gesture drives the transition and there
  ///     is no animator.
  init(
    in container: UIView, animated: Bool, animator: (any UIViewControllerAnimatedTransitioning)?,
    interactor given: (any UIViewControllerInteractiveTransitioning)?, byFinger: TimeInterval
  ) {
    (containerView, isAnimated, self.animator) = (container, animated, animator)
    let isByFinger = Self.isByFinger && animated
    interactor = given ?? (isByFinger ? UIPercentDrivenInteractiveTransition() : nil)
    duration = animator?.transitionDuration(using: nil) ?? (isByFinger ? byFinger : 0)
    coordinator = TurnCoordinator(in: container, duration: duration, angle: 0)
    super.init()
    coordinator.transition = self
  }

  /// Whether the transitions that begin now are driven by a simulated gesture.
  private(set) static var isByFinger = false

  /// Runs a closure in which transitions are driven by a simulated gesture: they are interactive
  /// even if the delegate returns no interaction controller.
  static func byFinger(_ body: () -> Void) {
    isByFinger = true
    defer { isByFinger = false }
    body()
  }

  /// Runs the transition, and calls a closure at its end.
  ///
  /// With an interaction controller, the animations follow the completed fraction (fact E30).
  func run(_ end: @escaping (Bool) -> Void) {
    self.end = end
    guard let interactor else { return animate() }
    progress = TransitionProgress(duration: duration)
    if interactor.wantsInteractiveStart {
      coordinator.initiallyInteractive = true
      isInteractive = true
      interactor.startInteractiveTransition(self)
    } else {
      animateInProgress()
      endProgress(isCancelled: false, curve: .linear)
    }
  }

  /// Runs the animator with the clock of the interactive transition, so that its animations show
  /// the completed fraction.
  func animateInProgress() { progress?.animate { animate() } }

  private func endProgress(isCancelled: Bool, curve: UIView.AnimationCurve? = nil) {
    let own = curve ?? interactor?.completionCurve ?? .easeInOut
    progress?.end(
      isCancelled: isCancelled, speed: interactor?.completionSpeed ?? 1, curve: own)
  }

  /// Runs the closures alongside the transition, and then the animator.
  ///
  /// The closures are run first, because an animator may end the transition before it returns.
  func animate() {
    // An interaction controller may call `finish()` after the transition has ended.
    guard end != nil else { return }
    if isAnimated {
      UIView.animate(withDuration: duration) { coordinator.runAlongside() }
    } else {
      coordinator.runAlongside()
    }
    guard let animator else { return animateByDefault() }
    animator.animateTransition(using: self)
  }

  /// Completes a transition that has no animator; subclasses may animate it first.
  func animateByDefault() { completeTransition(true) }
  /// Called when the transition ends, before the animator's `animationEnded(_:)`; does nothing by
  /// default.
  func willEnd() {}

  func completeTransition(_ didComplete: Bool) {
    guard let end else { return }
    self.end = nil
    isInteractive = false
    transitionWasCancelled = !didComplete
    willEnd()
    animator?.animationEnded(didComplete)
    end(didComplete)
    coordinator.complete()
  }

  /// Whether the transition is interactive, and has been neither finished nor cancelled.
  var isWaiting: Bool { isInteractive && end != nil }
  /// Whether the transition has begun but not ended.
  var isRunning: Bool { end != nil }

  /// Shows the animations at a completed fraction.
  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    guard end != nil else { return }
    progress?.show(min(1, max(0, percentComplete)))
  }
  /// Runs the rest of the animations.
  func finishInteractiveTransition() {
    guard end != nil else { return }
    isInteractive = false
    endProgress(isCancelled: false)
  }
  /// Runs the animations back to their start.
  func cancelInteractiveTransition() {
    guard end != nil else { return }
    transitionWasCancelled = true
    isInteractive = false
    endProgress(isCancelled: true)
  }
  /// Stops the animations at the current fraction, and makes the transition interactive.
  func pauseInteractiveTransition() {
    guard end != nil else { return }
    progress?.stop()
    isInteractive = true
  }

  var presentationStyle: UIModalPresentationStyle { .none }
  var targetTransform: CGAffineTransform { .identity }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }
  func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }
  func initialFrame(for vc: UIViewController) -> CGRect { .zero }
  func finalFrame(for vc: UIViewController) -> CGRect { .zero }
}
