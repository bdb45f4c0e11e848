// Mirrors UIPresentationController (iOS 17). Missing: adaptation to other traits.
public import Foundation

/// The object that shows a presented controller's view in a container, from the presentation to the
/// dismissal (fact E27).
///
/// Subclasses add views to the container, and determine the frame of the presented view.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer, UITraitEnvironment {
  /// The controller that is presented, which owns this object until its dismissal.
  ///
  /// The reference is strong, since an app may keep this object longer than the controller.
  private let presented: UIViewController
  private weak var presenting: UIViewController?

  /// Makes the presentation controller of a presented controller.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    (presented, presenting) = (presentedViewController, presentingViewController)
    super.init()
  }

  /// The controller that is presented.
  open var presentedViewController: UIViewController { presented }
  /// The controller that presents `presentedViewController`.
  ///
  /// Before the presentation, it is the controller given to the initialiser or, if that was nil,
  /// the presented controller itself.
  open var presentingViewController: UIViewController {
    presented.presentingViewController ?? presenting ?? presented
  }
  /// The delegate, which is notified of dismissals by the user.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  /// The style of the presentation, with `pageSheet` instead of `automatic`.
  open var presentationStyle: UIModalPresentationStyle {
    let style = presented.modalPresentationStyle
    return style == .automatic ? .pageSheet : style
  }
  /// Inert: the style of the presentation for other traits: always `none`.
  open var adaptivePresentationStyle: UIModalPresentationStyle { .none }
  /// Inert: returns the style of the presentation for other traits: always `none`.
  open func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }
  /// The traits of the presented controller that override those of the container.
  open var overrideTraitCollection: UITraitCollection? {
    get { presented.controllerState.overrideTraits }
    set { presented.changeOverrides { $0.overrideTraits = newValue } }
  }
  /// The traits that override those of the presented controller.
  ///
  /// Differs from UIKit: the container's other views are not affected.
  open var traitOverrides: any UITraitOverrides {
    get { presented.traitOverrides }
    set { presented.traitOverrides = newValue }
  }

  /// The view that contains the presented view, as large as the window; nil before the presentation
  /// and after the dismissal.
  open internal(set) var containerView: UIView?
  /// The view that is shown; by default that of the presented controller.
  open var presentedView: UIView? { presented.viewIfLoaded }
  /// The frame of the presented view in the container; by default the container's bounds.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
  /// Inert: whether the presentation covers the screen: true.
  open var shouldPresentInFullscreen: Bool { true }
  /// Whether the presenting controller's view is removed after the presentation; the default is
  /// false.
  open var shouldRemovePresentersView: Bool { false }

  /// Called before the container lays out its subviews.
  open func containerViewWillLayoutSubviews() {}
  /// Called after the container has laid out its subviews.
  open func containerViewDidLayoutSubviews() {}
  /// Called before the presentation; subclasses add views to the container.
  open func presentationTransitionWillBegin() {}
  /// Called after the presentation, which may have been cancelled.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called before the dismissal.
  open func dismissalTransitionWillBegin() {}
  /// Called after the dismissal, which may have been cancelled.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  /// The size that the presented controller prefers; zero if it prefers none.
  open var preferredContentSize: CGSize { presented.preferredContentSize }
  /// Called after the size that the presented controller prefers has changed.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// Called after the fitting size of the presented view has changed; does nothing by default.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// Returns the size of the presented view for a size of the container; by default the size of the
  /// container.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  /// Called before the container's size changes; calls the same method of the presented controller
  /// with the size of the presented view.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    ControllerCalls.note("viewWillTransition(to:with:)", of: presented)
    presented.viewWillTransition(
      to: self.size(forChildContentContainer: presented, withParentContainerSize: size),
      with: coordinator)
  }
  /// Called before the traits change; calls the same method of the presented controller.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    ControllerCalls.note("willTransition(to:with:)", of: presented)
    presented.willTransition(to: newCollection, with: coordinator)
  }

  /// The traits of the container or, outside of a presentation, of the presented controller.
  open var traitCollection: UITraitCollection {
    containerView?.traitCollection ?? presented.traitCollection
  }
  /// Called after the traits have changed; does nothing by default.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // Members for subclasses in this module:

  /// Adds the presented view to the container before the controller is notified that it appears; by
  /// default the animator does so later.
  func addPresentedView() {}
  /// Whether an interactive dismissal moves the presented view out of the container.
  var isLeaving = false
  /// Moves the presented view below the container, as at the end of a dismissal.
  func showLeaving() { presentedView?.frame.origin.y = containerView?.bounds.height ?? 0 }
  /// Whether the user can dismiss the controller, by a tap beside the presented view or by pulling
  /// it down.
  var isDismissedByUser: Bool { false }
  /// Whether touches beside the presented view reach the views behind the container.
  var passesTouches: Bool { false }
}

extension UIPresentationController {
  /// Dismisses the presented controller on behalf of the user, unless the controller or the
  /// delegate prevents it; the delegate is called in each case.
  func userDismisses() {
    guard isDismissedByUser, containerView != nil else { return }
    let isAllowed = delegate?.presentationControllerShouldDismiss(self) ?? true
    guard isAllowed, !presented.isModalInPresentation else {
      delegate?.presentationControllerDidAttemptToDismiss(self)
      return
    }
    delegate?.presentationControllerWillDismiss(self)
    presentingViewController.dismiss(animated: true) { [self] in
      // If an interactive dismissal was cancelled, the container is still there, and nothing is
      // reported.
      if containerView == nil { delegate?.presentationControllerDidDismiss(self) }
    }
  }
}

/// The container view of a presentation, which calls its presentation controller before and after
/// each layout.
final class PresentationContainer: UIView {
  weak var presentation: UIPresentationController?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let touched = super.hitTest(point, with: event)
    return touched === self && presentation?.passesTouches == true ? nil : touched
  }

  override func layoutSubviews() {
    presentation?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    presentation?.containerViewDidLayoutSubviews()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    presentation?.traitCollectionDidChange(previousTraitCollection)
  }
}
