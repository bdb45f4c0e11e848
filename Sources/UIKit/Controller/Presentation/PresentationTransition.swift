import Foundation

/// The presentation or the dismissal of a controller in a container, from its beginning to its
/// end.
@MainActor final class PresentationTransition: NSObject, UIViewControllerContextTransitioning {
  let presentation: UIPresentationController
  let containerView: UIView
  let isAnimated: Bool
  let coordinator: TurnCoordinator
  let isDismissal: Bool
  private let animator: (any UIViewControllerAnimatedTransitioning)?
  let interactor: (any UIViewControllerInteractiveTransitioning)?
  private(set) var isInteractive = false {
    didSet { if isInteractive != oldValue { coordinator.interactionDidChange() } }
  }
  private(set) var transitionWasCancelled = false
  /// The course of a transition that has an interaction; nil if the clock alone drives it.
  private(set) var progress: TransitionProgress?
  /// Called once, with whether the transition was completed.
  private var end: ((Bool) -> Void)?

  /// Prepares a transition, and gets its animator from the delegate of the presented controller.
  init(
    _ presentation: UIPresentationController, in container: UIView, isDismissal: Bool,
    source: UIViewController, animated: Bool
  ) {
    (self.presentation, containerView) = (presentation, container)
    (self.isDismissal, isAnimated) = (isDismissal, animated)
    let shown = presentation.presentedViewController
    let delegate = animated ? shown.transitioningDelegate : nil
    let presenting = presentation.presentingViewController
    let animator =
      isDismissal
      ? delegate?.animationController(forDismissed: shown)
      : delegate?.animationController(
        forPresented: shown, presenting: presenting, source: source)
    self.animator = animator
    let given = animator.flatMap { animator in
      isDismissal
        ? delegate?.interactionControllerForDismissal(using: animator)
        : delegate?.interactionControllerForPresentation(using: animator)
    }
    let isByFinger = Self.isByFinger && animated
    interactor = given ?? (isByFinger ? UIPercentDrivenInteractiveTransition() : nil)
    duration =
      animator?.transitionDuration(using: nil) ?? (isByFinger ? Self.defaultDuration : 0)
    coordinator = TurnCoordinator(in: container, duration: duration, angle: 0)
    super.init()
    coordinator.presentation = self
  }

  /// The duration in seconds; 0 if the transition is not animated.
  let duration: TimeInterval
  /// The duration of a dismissal without an animator that a finger moves.
  private static let defaultDuration = 0.4

  /// Whether a finger moves the transitions that begin now.
  private(set) static var isByFinger = false

  /// Runs a closure in which transitions begin under a finger: they have an interaction, also if
  /// their delegate has none for them.
  static func byFinger(_ body: () -> Void) {
    isByFinger = true
    defer { isByFinger = false }
    body()
  }

  /// Runs the transition, and calls a closure at its end.
  ///
  /// The animations of a transition with an interaction follow its completed fraction (fact E30).
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

  /// Makes the animations, which follow the completed fraction.
  func animateInProgress() { progress?.animate { animate() } }

  private func endProgress(isCancelled: Bool, curve: UIView.AnimationCurve? = nil) {
    let own = curve ?? interactor?.completionCurve ?? .easeInOut
    progress?.end(
      isCancelled: isCancelled, speed: interactor?.completionSpeed ?? 1, curve: own)
  }

  /// Runs the closures alongside the transition, and then the animator.
  ///
  /// The closures are first, as an animator may end the transition before it returns.
  func animate() {
    // An interaction may finish after the transition has ended.
    guard end != nil else { return }
    if isAnimated {
      UIView.animate(withDuration: duration) { coordinator.runAlongside() }
    } else {
      coordinator.runAlongside()
    }
    guard let animator else { return animateByDefault() }
    animator.animateTransition(using: self)
  }

  /// Shows the presented view at its place; a dismissed view is removed with its container.
  private func animateByDefault() {
    if isDismissal && progress != nil { return leaveByDefault() }
    if !isDismissal, let view = presentation.presentedView {
      view.frame = presentation.frameOfPresentedViewInContainerView
      containerView.addSubview(view)
    }
    completeTransition(true)
  }

  /// Animates how a presented view leaves that a finger moves.
  private func leaveByDefault() {
    UIView.animate(withDuration: duration, delay: 0, options: .curveLinear) {
      presentation.isLeaving = true
      presentation.showLeaving()
    } completion: { [self] _ in
      completeTransition(!transitionWasCancelled)
    }
  }

  func completeTransition(_ didComplete: Bool) {
    guard let end else { return }
    self.end = nil
    isInteractive = false
    transitionWasCancelled = !didComplete
    presentation.isLeaving = false
    animator?.animationEnded(didComplete)
    end(didComplete)
    coordinator.complete()
  }

  /// Whether this is a presentation that waits for its interaction to be finished or cancelled.
  var isWaitingPresentation: Bool { !isDismissal && isInteractive && end != nil }

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
  /// Stops the animations where they are, and makes the transition interactive.
  func pauseInteractiveTransition() {
    guard end != nil else { return }
    progress?.stop()
    isInteractive = true
  }

  var presentationStyle: UIModalPresentationStyle { presentation.presentationStyle }
  var targetTransform: CGAffineTransform { .identity }

  private var shown: UIViewController { presentation.presentedViewController }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: isDismissal ? shown : presentation.presentingViewController
    case .to: isDismissal ? presentation.presentingViewController : shown
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    // The presenting view is part of the transition only if it is removed.
    let presenting =
      presentation.shouldRemovePresentersView
      ? presentation.presentingViewController.viewIfLoaded : nil
    return switch key {
    case .from: isDismissal ? presentation.presentedView : presenting
    case .to: isDismissal ? presenting : presentation.presentedView
    default: nil
    }
  }

  func initialFrame(for vc: UIViewController) -> CGRect {
    if vc !== shown { return isDismissal ? .zero : containerView.bounds }
    return isDismissal ? presentation.presentedView?.frame ?? .zero : .zero
  }

  func finalFrame(for vc: UIViewController) -> CGRect {
    if vc !== shown { return isDismissal ? containerView.bounds : .zero }
    return isDismissal ? .zero : presentation.frameOfPresentedViewInContainerView
  }
}
