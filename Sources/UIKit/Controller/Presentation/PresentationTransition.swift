import Foundation

/// The presentation or the dismissal of a controller in the custom style, from its beginning to its
/// end.
@MainActor final class PresentationTransition: NSObject, UIViewControllerContextTransitioning {
  let presentation: UIPresentationController
  let containerView: UIView
  let isAnimated: Bool
  let coordinator: TurnCoordinator
  let isDismissal: Bool
  private let animator: (any UIViewControllerAnimatedTransitioning)?
  private let interactor: (any UIViewControllerInteractiveTransitioning)?
  private(set) var isInteractive = false
  private(set) var transitionWasCancelled = false
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
    interactor = animator.flatMap { animator in
      isDismissal
        ? delegate?.interactionControllerForDismissal(using: animator)
        : delegate?.interactionControllerForPresentation(using: animator)
    }
    coordinator = TurnCoordinator(
      in: container, duration: animator?.transitionDuration(using: nil) ?? 0, angle: 0)
    super.init()
    coordinator.presentation = self
  }

  /// The duration in seconds; 0 if the transition has no animator.
  var duration: TimeInterval { animator?.transitionDuration(using: self) ?? 0 }

  /// Runs the transition, and calls a closure at its end.
  func run(_ end: @escaping (Bool) -> Void) {
    self.end = end
    isInteractive = interactor?.wantsInteractiveStart ?? false
    if let interactor, isInteractive {
      interactor.startInteractiveTransition(self)
    } else {
      animate()
    }
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
    if !isDismissal, let view = presentation.presentedView {
      view.frame = presentation.frameOfPresentedViewInContainerView
      containerView.addSubview(view)
    }
    completeTransition(true)
  }

  func completeTransition(_ didComplete: Bool) {
    guard let end else { return }
    self.end = nil
    isInteractive = false
    transitionWasCancelled = !didComplete
    animator?.animationEnded(didComplete)
    end(didComplete)
    coordinator.complete()
  }

  /// Whether this is a presentation that waits for its interaction to be finished or cancelled.
  var isWaitingPresentation: Bool { !isDismissal && isInteractive && end != nil }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {}
  func finishInteractiveTransition() { isInteractive = false }
  func cancelInteractiveTransition() { (isInteractive, transitionWasCancelled) = (false, true) }
  func pauseInteractiveTransition() { isInteractive = true }

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
