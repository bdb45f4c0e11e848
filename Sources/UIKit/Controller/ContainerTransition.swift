import Foundation

/// A transition between two children of a container, driven by an animator or interactively: a
/// push, a pop, or a change of the tab (fact E41).
@MainActor final class ContainerTransition: ControllerTransition {
  let from: UIViewController
  let to: UIViewController
  /// Whether the new view is revealed from below the old one, as in a pop.
  let isReturn: Bool
  /// Whether the new controller has been notified that its view is appearing.
  var isAppearing = false
  private var start = CGRect.zero
  private var goal = CGRect.zero

  /// Prepares the exchange of one child for another.
  init(
    from: UIViewController, to: UIViewController, isReturn: Bool,
    animator: (any UIViewControllerAnimatedTransitioning)?,
    interactor: (any UIViewControllerInteractiveTransitioning)?
  ) {
    (self.from, self.to, self.isReturn) = (from, to, isReturn)
    super.init(
      in: UIView(), animated: true, animator: animator, interactor: interactor, byFinger: 0.35)
  }

  /// Moves the old view into the container view, and stores the frames of the old and the new view.
  func enter(_ view: UIView) {
    containerView.frame = view.bounds
    containerView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.insertSubview(containerView, at: 0)
    goal = to.viewIfLoaded?.frame ?? view.bounds
    guard let old = from.viewIfLoaded else { return }
    start = old.frame
    containerView.addSubview(old)
  }

  /// Completes the transition immediately, before another transition begins.
  func endNow() {
    finishInteractiveTransition()
    completeTransition(true)
  }

  override func animateByDefault() {
    guard progress != nil, let old = from.viewIfLoaded, let new = to.viewIfLoaded else {
      return completeTransition(true)
    }
    let isRightToLeft = containerView.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = containerView.bounds.width * (isRightToLeft ? -1 : 1)
    containerView.insertSubview(new, at: isReturn ? 0 : 1)
    new.frame = goal.offsetBy(dx: isReturn ? -0.3 * width : width, dy: 0)
    UIView.animate(withDuration: duration, delay: 0, options: .curveLinear) {
      new.frame = self.goal
      old.frame.origin.x += self.isReturn ? width : -0.3 * width
    } completion: { [self] _ in
      completeTransition(!transitionWasCancelled)
    }
  }

  override func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController? {
    switch key {
    case .from: from
    case .to: to
    default: nil
    }
  }
  override func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: from.viewIfLoaded
    case .to: to.viewIfLoaded
    default: nil
    }
  }
  override func initialFrame(for vc: UIViewController) -> CGRect { vc === from ? start : .zero }
  override func finalFrame(for vc: UIViewController) -> CGRect { vc === to ? goal : .zero }
}

extension UIViewController {
  /// The running transition between two children; nil if there is none.
  var runningExchange: ContainerTransition? {
    (controllerState.transition as? ContainerTransition).flatMap { $0.isRunning ? $0 : nil }
  }

  /// Exchanges the shown child in a transition.
  ///
  /// `viewWillDisappear` and `viewWillAppear` are called before the animation, `viewDidDisappear`
  /// and `viewDidAppear` after it. If the transition is cancelled, the old child appears again and
  /// the new one disappears.
  ///
  /// - Parameters:
  ///   - transition: the transition.
  ///   - takeBack: a closure that is called if the transition is cancelled, before the old child's
  ///     view is placed again.
  ///   - end: a closure that is called at the end, with false if the transition was cancelled.
  func exchange(
    by transition: ContainerTransition, takeBack: @escaping () -> Void,
    _ end: @escaping (Bool) -> Void
  ) {
    let (old, new) = (transition.from, transition.to)
    guard let view = viewIfLoaded, let content = new.view else { return end(true) }
    old.tellWillDisappear(true)
    new.tellWillAppear(true)
    content.frame = view.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    layOutContainer()
    for each in [self, old, new] { each.controllerState.transition = transition }
    transition.enter(view)
    transition.run { [self] didComplete in
      if !didComplete { takeBack() }
      leave(transition, isCompleted: didComplete)
      end(didComplete)
    }
    guard transition.isRunning else { return }
    transition.isAppearing = true
    content.noteTraitsInTree()
    new.tellIsAppearing(true)
    view.layoutIfNeeded()
  }

  private func leave(_ transition: ContainerTransition, isCompleted: Bool) {
    let (old, new) = (transition.from, transition.to)
    for each in [self, old, new] where each.controllerState.transition === transition {
      each.controllerState.transition = nil
    }
    (isCompleted ? old : new).viewIfLoaded?.removeFromSuperview()
    if !isCompleted {
      new.tellWillDisappear(true)
      old.tellWillAppear(true)
    }
    showBehindBars(isCompleted ? new : old)
    transition.containerView.removeFromSuperview()
    let (shown, gone) = isCompleted ? (new, old) : (old, new)
    if !isCompleted || !transition.isAppearing {
      shown.viewIfLoaded?.noteTraitsInTree()
      shown.tellIsAppearing(true)
    }
    viewIfLoaded?.layoutIfNeeded()
    gone.tellDidDisappear(true)
    shown.tellDidAppear(true)
  }
}
