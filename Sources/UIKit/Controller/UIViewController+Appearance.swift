import Foundation

/// The calls about appearance: first the controller's own, then those of its children in sight.
extension UIViewController {
  func tellWillAppear(_ animated: Bool) {
    loadViewIfNeeded()
    controllerState.appearance = .appearing
    viewWillAppear(animated)
    showChildren()
    // Those that came in meanwhile have been called already.
    for child in forwarded where child.controllerState.appearance == .disappeared {
      child.tellWillAppear(animated)
    }
  }

  func tellIsAppearing(_ animated: Bool) {
    // The call came with iOS 13 (fact RO11).
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

  /// The children whose views are in this controller's view.
  var childrenInTree: [UIViewController] {
    children.filter { child in
      viewIfLoaded.map { child.viewIfLoaded?.isDescendant(of: $0) ?? false } ?? false
    }
  }

  /// Puts one child in the place of another, with the calls of a navigation controller's push: the
  /// new one is loaded, the old one will disappear, the new one will appear, the old one has
  /// disappeared, the new one has appeared.
  ///
  /// The closure adds the new child's view.
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
    // `viewIsAppearing` finds the final traits and size, and no layout yet (fact RO11).
    new?.viewIfLoaded?.noteTraitsInTree()
    new?.tellIsAppearing(animated)
    viewIfLoaded?.layoutIfNeeded()
    leaving?.tellDidDisappear(animated)
    new?.tellDidAppear(animated)
  }

  /// Adds a child's view behind the bars, as large as the container's.
  func showBehindBars(_ child: UIViewController?) {
    guard let view = viewIfLoaded, let content = child?.viewIfLoaded else { return }
    content.frame = view.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.insertSubview(content, at: 0)
    layOutContainer()
  }
}

/// Children whose views a client adds to a view on the screen, or removes from it.
extension UIViewController {
  /// Is called before the view of this controller moves into a window or out of one.
  func viewWillMove(into window: UIWindow?) {
    guard let parent, parent.shouldAutomaticallyForwardAppearanceMethods else { return }
    let state = controllerState.appearance
    if window == nil, state == .appeared {
      controllerState.followsWindow = true
      tellWillDisappear(false)
    } else if window != nil, state == .disappeared, parent.controllerState.appearance.isOnScreen {
      controllerState.followsWindow = true
      tellWillAppear(false)
    }
  }

  /// Is called after the view of this controller has moved into a window or out of one.
  func viewDidMove(into window: UIWindow?) {
    guard controllerState.followsWindow else { return }
    if window == nil {
      controllerState.followsWindow = false
      tellDidDisappear(false)
    } else if parent?.controllerState.appearance == .appeared {
      // Under a parent that is appearing itself, the rest comes with the parent's.
      tellIsAppearing(false)
      tellDidAppear(false)
    }
  }
}
