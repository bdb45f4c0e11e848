import Foundation

/// The presentation or the dismissal of a controller in a container.
@MainActor final class PresentationTransition: ControllerTransition {
  let presentation: UIPresentationController
  let isDismissal: Bool

  /// Prepares a transition; if it is animated, the delegate of the presented controller returns the
  /// animator and the interaction controller.
  init(
    _ presentation: UIPresentationController, in container: UIView, isDismissal: Bool,
    source: UIViewController, animated: Bool
  ) {
    (self.presentation, self.isDismissal) = (presentation, isDismissal)
    let shown = presentation.presentedViewController
    let delegate = animated ? shown.transitioningDelegate : nil
    let presenting = presentation.presentingViewController
    let animator =
      isDismissal
      ? delegate?.animationController(forDismissed: shown)
      : delegate?.animationController(
        forPresented: shown, presenting: presenting, source: source)
    let interactor = animator.flatMap { animator in
      isDismissal
        ? delegate?.interactionControllerForDismissal(using: animator)
        : delegate?.interactionControllerForPresentation(using: animator)
    }
    super.init(
      in: container, animated: animated, animator: animator, interactor: interactor, byFinger: 0.4)
  }

  /// Shows a presented view at its final frame, and completes the transition; an interactive
  /// dismissal is animated first.
  override func animateByDefault() {
    if isDismissal && progress != nil { return leaveByDefault() }
    if !isDismissal, let view = presentation.presentedView {
      view.frame = presentation.frameOfPresentedViewInContainerView
      containerView.addSubview(view)
    }
    completeTransition(true)
  }

  /// Animates the presented view of an interactive dismissal to its position below the container.
  private func leaveByDefault() {
    UIView.animate(withDuration: duration, delay: 0, options: .curveLinear) {
      presentation.isLeaving = true
      presentation.showLeaving()
    } completion: { [self] _ in
      completeTransition(!transitionWasCancelled)
    }
  }

  override func willEnd() { presentation.isLeaving = false }

  /// Whether this is an interactive presentation that has been neither finished nor cancelled.
  var isWaitingPresentation: Bool { !isDismissal && isWaiting }

  override var presentationStyle: UIModalPresentationStyle { presentation.presentationStyle }

  private var shown: UIViewController { presentation.presentedViewController }

  override func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController? {
    switch key {
    case .from: isDismissal ? shown : presentation.presentingViewController
    case .to: isDismissal ? presentation.presentingViewController : shown
    default: nil
    }
  }

  override func view(forKey key: UITransitionContextViewKey) -> UIView? {
    // The presenting controller's view takes part in the transition only if the presentation
    // removes it.
    let presenting =
      presentation.shouldRemovePresentersView
      ? presentation.presentingViewController.viewIfLoaded : nil
    return switch key {
    case .from: isDismissal ? presentation.presentedView : presenting
    case .to: isDismissal ? presenting : presentation.presentedView
    default: nil
    }
  }

  override func initialFrame(for vc: UIViewController) -> CGRect {
    if vc !== shown { return isDismissal ? .zero : containerView.bounds }
    return isDismissal ? presentation.presentedView?.frame ?? .zero : .zero
  }

  override func finalFrame(for vc: UIViewController) -> CGRect {
    if vc !== shown { return isDismissal ? containerView.bounds : .zero }
    return isDismissal ? .zero : presentation.frameOfPresentedViewInContainerView
  }
}
