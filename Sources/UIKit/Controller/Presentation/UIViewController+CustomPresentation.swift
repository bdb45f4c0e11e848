extension UIViewController {
  /// The delegate that makes the presentation controller and the animators of a custom
  /// presentation.
  public var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { controllerState.transitioningDelegate }
    set { controllerState.transitioningDelegate = newValue }
  }

  /// Whether the user is prevented from dismissing the controller, for example by a tap beside a
  /// sheet; the default is false.
  public var isModalInPresentation: Bool {
    get { controllerState.isModalInPresentation }
    set { controllerState.isModalInPresentation = newValue }
  }

  /// The object that presents this controller or its outermost parent (fact E27).
  ///
  /// It is made for the controller's style when it is first read or when the controller is
  /// presented; for the style `custom`, the delegate makes it. The root controller of a window has
  /// none, unless its style is `custom`.
  public var presentationController: UIPresentationController? {
    if modalPresentationStyle != .custom {
      if let parent { return parent.presentationController }
      if viewIfLoaded?.window?.rootViewController === self { return nil }
    }
    return presentation(presenting: controllerState.presenting, source: self)
  }

  /// The presentation controller that shows this controller or its outermost parent now; nil if
  /// there is none.
  public var activePresentationController: UIPresentationController? {
    parent?.activePresentationController ?? activePresentation
  }

  /// Inert: whether a presentation with the style `currentContext` covers this controller's view.
  public var definesPresentationContext: Bool {
    get { controllerState.definesPresentationContext }
    set { controllerState.definesPresentationContext = newValue }
  }

  /// Inert: whether this controller's transition style is used for presentations in its context.
  public var providesPresentationContextTransitionStyle: Bool {
    get { controllerState.providesTransitionStyle }
    set { controllerState.providesTransitionStyle = newValue }
  }

  /// The presentation controller of this controller or its outermost parent, if it shows a sheet or
  /// a popover; otherwise nil.
  public var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  /// The presentation controller of this controller or its outermost parent, if it shows a popover;
  /// otherwise nil.
  public var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }

  func presentation(
    presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController {
    let style = modalPresentationStyle
    if let known = controllerState.presentation, controllerState.presentationStyle == style {
      return known
    }
    let made = makePresentation(style, presenting: presenting, source: source)
    controllerState.presentation = made
    controllerState.presentationStyle = style
    return made
  }

  private func makePresentation(
    _ style: UIModalPresentationStyle, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController {
    switch style {
    case .automatic, .pageSheet, .formSheet:
      UISheetPresentationController(presentedViewController: self, presenting: presenting)
    case .popover:
      UIPopoverPresentationController(presentedViewController: self, presenting: presenting)
    case .custom:
      transitioningDelegate?.presentationController(
        forPresented: self, presenting: presenting, source: source)
        ?? UIPresentationController(presentedViewController: self, presenting: presenting)
    default: FullScreenPresentation(presentedViewController: self, presenting: presenting)
    }
  }

  /// The presentation controller that presents this controller now; nil if there is none.
  var activePresentation: UIPresentationController? {
    controllerState.presentation.flatMap { $0.containerView == nil ? nil : $0 }
  }

  /// Reports a changed preferred size to the parent or, without one, to the presentation
  /// controller.
  func preferredContentSizeDidChange() {
    if let parent {
      parent.preferredContentSizeDidChange(forChildContentContainer: self)
    } else {
      activePresentation?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }

  /// Presents a controller by its presentation controller, which is notified before and after
  /// (facts E27, E28).
  func presentCustom(
    _ shown: UIViewController, in window: UIWindow, source: UIViewController, animated: Bool,
    _ completion: (() -> Void)?
  ) {
    let presentation = shown.presentation(presenting: self, source: source)
    let container = PresentationContainer(frame: window.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.presentation = presentation
    window.addSubview(container)
    presentation.containerView = container
    shown.loadViewIfNeeded()
    let transition = begin(
      presentation, in: container, isDismissal: false, source: source, animated: animated)
    presentation.presentationTransitionWillBegin()
    let leaves = presentation.shouldRemovePresentersView
    if leaves { tellWillDisappear(animated) }
    shown.tellWillAppear(animated)
    presentation.addPresentedView()
    window.askForStatusBar()
    window.noteTraitsInTree()
    shown.tellIsAppearing(animated)
    transition.run { didComplete in
      window.layoutIfNeeded()
      if didComplete {
        shown.tellDidAppear(animated)
        if leaves { self.viewIfLoaded?.removeFromSuperview() }
        if leaves { self.tellDidDisappear(animated) }
      } else {
        shown.tellWillDisappear(animated)
        if leaves { self.tellWillAppear(animated) }
        self.removePresentation(of: shown)
        if leaves { self.tellReappeared(animated) }
        shown.tellDidDisappear(animated)
      }
      shown.controllerState.isBeingPresented = false
      self.end(transition)
      presentation.presentationTransitionDidEnd(didComplete)
      completion?()
    }
  }

  /// Dismisses a controller that was presented by a custom presentation controller, which is
  /// notified before and after (facts E27, E29).
  func dismissCustom(
    _ shown: UIViewController, _ presentation: UIPresentationController, in container: UIView,
    animated: Bool, _ completion: (() -> Void)?
  ) {
    shown.controllerState.isBeingDismissed = true
    let transition = begin(
      presentation, in: container, isDismissal: true, source: self, animated: animated)
    presentation.dismissalTransitionWillBegin()
    let returns = presentation.shouldRemovePresentersView
    shown.tellWillDisappear(animated)
    if returns { tellWillAppear(animated) }
    if returns { putBack(behind: container) }
    transition.run { didComplete in
      let window = container.window
      shown.controllerState.isBeingDismissed = false
      if didComplete {
        self.removePresentation(of: shown)
        window?.layoutIfNeeded()
        if returns { self.tellReappeared(animated) }
        shown.tellDidDisappear(animated)
      } else {
        if returns { self.tellWillDisappear(animated) }
        shown.tellWillAppear(animated)
        shown.tellReappeared(animated)
        if returns { self.viewIfLoaded?.removeFromSuperview() }
        if returns { self.tellDidDisappear(animated) }
      }
      self.end(transition)
      presentation.dismissalTransitionDidEnd(didComplete)
      completion?()
    }
  }

  private func tellReappeared(_ animated: Bool) {
    tellIsAppearing(animated)
    tellDidAppear(animated)
  }

  private func begin(
    _ presentation: UIPresentationController, in container: UIView, isDismissal: Bool,
    source: UIViewController, animated: Bool
  ) -> PresentationTransition {
    let transition = PresentationTransition(
      presentation, in: container, isDismissal: isDismissal, source: source, animated: animated)
    for controller in [self, presentation.presentedViewController] {
      controller.controllerState.transition = transition
    }
    return transition
  }

  private func end(_ transition: PresentationTransition) {
    for controller in [self, transition.presentation.presentedViewController]
    where controller.controllerState.transition === transition {
      controller.controllerState.transition = nil
    }
  }

  /// Removes the container with the presented view, and clears the references between the
  /// controllers.
  private func removePresentation(of shown: UIViewController) {
    let container = shown.controllerState.presentation?.containerView
    let window = container?.window
    shown.viewIfLoaded?.removeFromSuperview()
    container?.removeFromSuperview()
    shown.controllerState.presentation?.containerView = nil
    shown.controllerState.presentation = nil
    controllerState.presented = nil
    shown.controllerState.presenting = nil
    window?.askForStatusBar()
    window?.noteTraitsInTree()
  }

  private func putBack(behind container: UIView) {
    guard let view = viewIfLoaded, let window = container.window else { return }
    view.frame = window.bounds
    window.insertSubview(view, belowSubview: container)
  }
}
