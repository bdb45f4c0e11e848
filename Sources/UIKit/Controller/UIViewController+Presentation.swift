extension UIViewController {
  /// The outermost enclosing controller, which presents controllers on behalf of its descendants.
  private var outermost: UIViewController {
    var outer = self
    while let parent = outer.parent { outer = parent }
    return outer
  }

  func _present(
    _ shown: UIViewController, animated: Bool, _ completion: (() -> Void)?
  ) {
    let presenter = outermost
    if let present = presenter.controllerState.presented {
      return warn("Attempt to present", shown, "which is already presenting \(present).")
    }
    guard let window = presenter.viewIfLoaded?.window else {
      return warn("Attempt to present", shown, "whose view is not in the window hierarchy.")
    }
    presenter.controllerState.presented = shown
    shown.controllerState.presenting = presenter
    shown.controllerState.isBeingPresented = true
    if shown.isPresentedInContainer {
      return presenter.presentCustom(
        shown, in: window, source: self, animated: animated, completion)
    }
    presenter.appear(shown, in: window, animated: animated)
    shown.controllerState.isBeingPresented = false
    completion?()
  }

  private func warn(_ attempt: String, _ shown: UIViewController, _ reason: String) {
    UIKitLog.warn("\(attempt) \(type(of: shown)) on \(type(of: self)) \(reason)")
  }

  /// Shows the view of a presented controller.
  ///
  /// In contrast to a push, the old view disappears only after the new one has appeared.
  private func appear(_ shown: UIViewController, in window: UIWindow, animated: Bool) {
    shown.loadViewIfNeeded()
    let leaves = shown.modalPresentationStyle.removesPresenter
    let isCalled = leaves && controllerState.appearance.isOnScreen
    if isCalled { tellWillDisappear(animated) }
    shown.tellWillAppear(animated)
    shown.fill(window)
    window.askForStatusBar()
    window.noteTraitsInTree()
    shown.tellIsAppearing(animated)
    window.layoutIfNeeded()
    shown.tellDidAppear(animated)
    // The old view was visible behind the new one until the presentation ended, so it is removed
    // only now.
    if leaves { viewIfLoaded?.removeFromSuperview() }
    if isCalled { tellDidDisappear(animated) }
  }

  private func fill(_ window: UIWindow, behind front: UIView? = nil) {
    guard let view = viewIfLoaded else { return }
    view.frame = window.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if let front {
      window.insertSubview(view, belowSubview: front)
    } else {
      window.addSubview(view)
    }
  }

  func _dismiss(animated: Bool, _ completion: (() -> Void)?) {
    let presenter = outermost
    if let shown = presenter.controllerState.presented {
      presenter.disappear(shown, animated: animated, completion)
    } else if let presenting = presenter.controllerState.presenting {
      presenting._dismiss(animated: animated, completion)
    } else {
      completion?()
    }
  }

  private func disappear(
    _ shown: UIViewController, animated: Bool, _ completion: (() -> Void)? = nil
  ) {
    // If the dismissed controller itself presents a controller, that one is dismissed too.
    if let further = shown.controllerState.presented { shown.disappear(further, animated: false) }
    if let waiting = shown.controllerState.transition as? PresentationTransition,
      waiting.isWaitingPresentation
    {
      // If a presentation is dismissed while its interaction is running, it is cancelled, and can
      // no longer be finished.
      waiting.cancelInteractiveTransition()
      waiting.completeTransition(false)
      completion?()
      return
    }
    if ControllerTransition.isByFinger { contain(shown) }
    let presentation = shown.controllerState.presentation
    if let presentation, let container = presentation.containerView {
      return dismissCustom(shown, presentation, in: container, animated: animated, completion)
    }
    shown.controllerState.isBeingDismissed = true
    let returns = shown.modalPresentationStyle.removesPresenter
    let window = shown.viewIfLoaded?.window
    shown.tellWillDisappear(animated)
    if returns { tellWillAppear(animated) }
    if returns, let window { fill(window, behind: shown.viewIfLoaded) }
    shown.viewIfLoaded?.removeFromSuperview()
    controllerState.presented = nil
    window?.askForStatusBar()
    window?.noteTraitsInTree()
    if returns { tellIsAppearing(animated) }
    window?.layoutIfNeeded()
    if returns { tellDidAppear(animated) }
    shown.tellDidDisappear(animated)
    shown.controllerState.presenting = nil
    shown.controllerState.isBeingDismissed = false
    completion?()
  }
}
