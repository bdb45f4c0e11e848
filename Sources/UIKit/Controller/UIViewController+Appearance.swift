import Foundation

/// The appearance callbacks, each of which is called first on the controller, then on its visible
/// children.
extension UIViewController {
  /// Begins the appearance or disappearance of a child's view; container controllers call it.
  public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    controllerState.transitionInProgress = (isAppearing, animated)
    if isAppearing { tellWillAppear(animated) } else { tellWillDisappear(animated) }
  }
  /// Ends the transition begun with `beginAppearanceTransition`.
  public func endAppearanceTransition() {
    guard let (isAppearing, animated) = controllerState.transitionInProgress else { return }
    // The property is cleared before the callbacks, because one of them may begin the next
    // transition.
    controllerState.transitionInProgress = nil
    if isAppearing { tellIsAppearing(animated) }
    if isAppearing { tellDidAppear(animated) } else { tellDidDisappear(animated) }
  }

  func tellWillAppear(_ animated: Bool) {
    loadViewIfNeeded()
    controllerState.appearance = .appearing
    viewWillAppear(animated)
    showChildren()
    // A child that the calls above added to this controller has already been notified.
    for child in forwarded where child.controllerState.appearance == .disappeared {
      child.tellWillAppear(animated)
    }
  }

  func tellIsAppearing(_ animated: Bool) {
    // `viewIsAppearing` exists since iOS 13 (fact RO11).
    if UIEnvironment.current.systemVersion >= 13 { viewIsAppearing(animated) }
    for child in forwarded where child.controllerState.appearance == .appearing {
      child.tellIsAppearing(animated)
    }
  }

  func tellDidAppear(_ animated: Bool) {
    controllerState.appearance = .appeared
    controllerState.followsWindow = false
    viewDidAppear(animated)
    for child in forwarded where child.controllerState.appearance == .appearing {
      child.tellDidAppear(animated)
    }
  }

  func tellWillDisappear(_ animated: Bool) {
    controllerState.appearance = .disappearing
    viewWillDisappear(animated)
    for child in forwarded where child.controllerState.appearance.isOnScreen {
      child.tellWillDisappear(animated)
    }
  }

  func tellDidDisappear(_ animated: Bool) {
    controllerState.appearance = .disappeared
    viewDidDisappear(animated)
    for child in forwarded where child.controllerState.appearance == .disappearing {
      child.tellDidDisappear(animated)
    }
  }

  private var forwarded: [UIViewController] {
    shouldAutomaticallyForwardAppearanceMethods ? visibleChildren : []
  }

  /// The children whose views are inside this controller's view.
  var childrenInTree: [UIViewController] {
    children.filter { child in
      viewIfLoaded.map { child.viewIfLoaded?.isDescendant(of: $0) ?? false } ?? false
    }
  }

  /// Replaces one child by another, with the calls in the order of a navigation controller's push:
  /// the new child loads its view, then `viewWillDisappear` of the old one, `viewWillAppear` of the
  /// new one, `viewDidDisappear` of the old one, and `viewDidAppear` of the new one.
  ///
  /// - Parameters:
  ///   - old: the child that is replaced.
  ///   - new: the child that is shown.
  ///   - animated: the value passed to the calls.
  ///   - show: a closure that adds the new child's view.
  func replace(
    _ old: UIViewController?, by new: UIViewController?, animated: Bool, show: () -> Void
  ) {
    let phase = controllerState.appearance
    let leaving = old?.controllerState.appearance.isOnScreen == true ? old : nil
    new?.loadViewIfNeeded()
    leaving?.tellWillDisappear(animated)
    if phase.isOnScreen { new?.tellWillAppear(animated) }
    old?.viewIfLoaded?.removeFromSuperview()
    show()
    guard phase == .appeared else {
      leaving?.tellDidDisappear(animated)
      return
    }
    // When `viewIsAppearing` is called, the traits and the size are final, but the view has not
    // been laid out yet (fact RO11).
    new?.viewIfLoaded?.noteTraitsInTree()
    new?.tellIsAppearing(animated)
    viewIfLoaded?.layoutIfNeeded()
    leaving?.tellDidDisappear(animated)
    new?.tellDidAppear(animated)
  }

  /// Adds a child's view behind the bars, with the size of the container.
  func showBehindBars(_ child: UIViewController?) {
    guard let view = viewIfLoaded, let content = child?.viewIfLoaded else { return }
    content.frame = view.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.insertSubview(content, at: 0)
    layOutContainer()
  }
}

/// The appearance callbacks of controllers whose views an app adds to a window or removes from it.
extension UIViewController {
  /// Called before the view of this controller moves into or out of a window.
  func viewWillMove(into window: UIWindow?) {
    guard let parent else { return viewWillMoveAlone(into: window) }
    controllerState.appearedAlone = false
    guard parent.shouldAutomaticallyForwardAppearanceMethods else { return }
    let state = controllerState.appearance
    if window == nil, state == .appeared {
      controllerState.followsWindow = true
      tellWillDisappear(false)
    } else if window != nil, state == .disappeared, parent.controllerState.appearance.isOnScreen {
      controllerState.followsWindow = true
      tellWillAppear(false)
    }
  }

  /// Called after the view of this controller has moved into or out of a window.
  func viewDidMove(into window: UIWindow?) {
    guard controllerState.followsWindow else { return }
    if window == nil {
      controllerState.followsWindow = false
      tellDidDisappear(false)
    } else if parent?.controllerState.appearance == .appeared || controllerState.appearedAlone {
      // If the parent is still appearing, it calls `viewIsAppearing` and `viewDidAppear` of its
      // children itself later.
      tellIsAppearing(false)
      tellDidAppear(false)
    }
  }
  /// Called before the view of a controller without a parent moves into or out of a window, alone
  /// or together with its superview (fact RO11).
  ///
  /// A window and a presentation make these calls for their controllers themselves.
  private func viewWillMoveAlone(into window: UIWindow?) {
    let state = controllerState.appearance
    if window == nil, state == .appeared, controllerState.appearedAlone {
      controllerState.followsWindow = true
      controllerState.appearedAlone = false
      tellWillDisappear(false)
    } else if let window, state == .disappeared, window.rootViewController !== self,
      controllerState.presenting == nil
    {
      controllerState.followsWindow = true
      controllerState.appearedAlone = true
      tellWillAppear(false)
    }
  }
}
