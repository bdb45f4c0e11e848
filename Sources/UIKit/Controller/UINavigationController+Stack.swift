import Foundation

extension UINavigationController {
  /// Removes the controllers above an index and returns them; nil if there are none.
  func pop(to index: Int, animated: Bool) -> [UIViewController]? {
    guard index >= 0, index < children.count - 1 else { return nil }
    let leaving = Array(children[(index + 1)...])
    _setViewControllers(with: Array(children[...index]), animated: animated)
    return leaving
  }

  /// Replaces the stack.
  ///
  /// The children that are added or removed are notified twice: before and after the views change.
  func _setViewControllers(with stack: [UIViewController], animated: Bool) {
    runningExchange?.endNow()
    let before = children
    let leaving = children.filter { !stack.contains($0) }
    let coming = stack.filter { !children.contains($0) }
    for child in leaving {
      child.willMove(toParent: nil)
      child.controllerState.isMovingFromParent = true
    }
    for child in coming {
      addChild(child)
      child.controllerState.isMovingToParent = true
    }
    showStack(stack, animated: animated)
    let end = { [self] isCompleted in
      // If the transition was cancelled, the controllers that were added are removed again.
      isCompleted ? finish(leaving, coming) : finish(coming, leaving)
    }
    guard shown != nil || controllerState.appearance.isOnScreen else { return end(true) }
    showTop(animated: animated, before: before, end)
  }

  /// Sets the stack, and shows its items in the bars.
  private func showStack(_ stack: [UIViewController], animated: Bool) {
    // As in UIKit, removed controllers are no longer in the stack, but keep their parent until they
    // have disappeared.
    controllerState.children = stack
    navigationBar.items = stack.map(\.navigationItem)
    showToolbarItems(animated: animated)
    // In a tab bar controller, the tab shows the item of the stack's root.
    tabBarController?.showItems()
  }

  private func finish(_ leaving: [UIViewController], _ coming: [UIViewController]) {
    for child in leaving {
      child.removeFromParent()
      child.controllerState.isMovingFromParent = false
      child.controllerState.barInsets = .zero
    }
    for child in coming {
      child.didMove(toParent: self)
      child.controllerState.isMovingToParent = false
    }
  }

  /// Replaces the visible view with that of the top controller.
  ///
  /// - Parameters:
  ///   - animated: whether the delegate may animate the change.
  ///   - before: the stack before the change.
  ///   - end: a closure called at the end; its argument is false if the transition was cancelled.
  func showTop(
    animated: Bool, before: [UIViewController] = [], _ end: @escaping (Bool) -> Void = { _ in }
  ) {
    guard isViewLoaded, shown !== topViewController else { return end(true) }
    let (old, new) = (shown, topViewController)
    // `shown` is set before the calls below, because each of them may call this method again.
    shown = new
    new.map { delegate?.navigationController(self, willShow: $0, animated: animated) }
    if animated, let transition = transition(from: old, to: new, before: before) {
      let takeBack = { [self] in
        shown = old
        showStack(before, animated: false)
      }
      return exchange(by: transition, takeBack: takeBack) { [self] isCompleted in
        didShow(isCompleted ? new : nil, animated: true)
        end(isCompleted)
      }
    }
    replace(old, by: new, animated: animated) {
      // The delegate may have replaced the stack in a call, and then another controller is shown.
      if shown === new { showBehindBars(new) }
    }
    didShow(shown === new ? new : nil, animated: animated)
    end(true)
  }

  private func didShow(_ controller: UIViewController?, animated: Bool) {
    controller.map { delegate?.navigationController(self, didShow: $0, animated: animated) }
    setNeedsStatusBarAppearanceUpdate()
    barSettingsDidChange()
  }

  /// Returns the transition of a push or a pop that has an animator or is interactive.
  ///
  /// Returns nil if the new view replaces the old one immediately (fact E41).
  private func transition(
    from old: UIViewController?, to new: UIViewController?, before: [UIViewController]
  ) -> ContainerTransition? {
    guard let old, let new, controllerState.appearance == .appeared else { return nil }
    let operation: Operation = before.contains(new) ? .pop : .push
    let animator = OptionalMethodCall.resultOrDefault {
      delegate?.navigationController(self, animationControllerFor: operation, from: old, to: new)
    }
    guard animator != nil || ControllerTransition.isByFinger else { return nil }
    let interactor = animator.flatMap { animator in
      OptionalMethodCall.resultOrDefault {
        delegate?.navigationController(self, interactionControllerFor: animator)
      }
    }
    return ContainerTransition(
      from: old, to: new, isReturn: operation == .pop, animator: animator, interactor: interactor)
  }

  /// Places the bars and the child for the current settings: at once, or in an animation if a bar
  /// is to slide.
  func placeBars(_ slide: ReferenceWritableKeyPath<UINavigationController, BarSlide>?) {
    guard let slide else {
      layOutContainer()
      return view.setNeedsLayout()
    }
    let number = self[keyPath: slide].begin()
    UIView.animate(withDuration: Self.hideShowBarDuration) {
      layOutContainer()
      view.setNeedsLayout()
      // During a rotation, the layout follows when the new bounds are set (fact E4); at launch, it
      // follows when all views are in place.
      if transitionCoordinator == nil, controllerState.appearance == .appeared {
        view.layoutIfNeeded()
      }
    } completion: { [weak self] _ in
      // If a later animation has replaced this one, that animation lays out the container at its
      // end.
      guard let self, self[keyPath: slide].end(number) else { return }
      self.layOutContainer()
    }
  }

  func placeBarAndChild() {
    guard let view = viewIfLoaded else { return }
    let content = shown?.contentScrollView(for: .top)
    shown?.navigationItem.isOverScrollView = content != nil
    shown?.navigationItem.noteScrollEdge(of: content)
    shown?.noteLowerScrollEdge(of: content)
    let safe = view.safeAreaInsets
    let height = navigationBar.sizeThatFits(view.bounds.size).height
    // The bar remains visible while it slides out.
    let isLeaving = isNavigationBarHidden && slide.isUnderWay
    let top = BarHeights(for: view).navigationTop(safeArea: safe.top)
    let frame = CGRect(
      x: 0, y: isLeaving ? -height : top, width: view.bounds.width, height: height)
    navigationBar.isHidden = isNavigationBarHidden && !slide.isUnderWay
    if navigationBar.frame != frame {
      navigationBar.frame = frame
      navigationBar.setNeedsLayout()
    }
    var space = BarSpace(isTranslucent: navigationBar.isTranslucent)
    if !isNavigationBarHidden { (space.top, space.safeTop) = (frame.maxY, safe.top) }
    // Inside a tab bar controller, this controller's safe area includes the tab bar.
    if controllerState.barInsets.bottom > 0 {
      (space.bottom, space.safeBottom) = (safe.bottom, safe.bottom)
    }
    placeToolbar(in: &space)
    // During a transition the animator sets the frame of the child's view.
    if runningExchange == nil { shown.map { space.place($0, in: view.bounds) } }
    searchShown.map { space.place($0, in: view.bounds) }
  }
}
