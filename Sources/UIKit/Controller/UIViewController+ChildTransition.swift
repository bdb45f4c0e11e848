import Foundation

extension UIViewController {
  /// Replaces the view of one child with that of another: adds the new view, animates the changes,
  /// and then removes the old view.
  ///
  /// Terminates the program if this controller is not the parent of both.
  ///
  /// - Parameters:
  ///   - fromViewController: The child whose view is shown.
  ///   - toViewController: The child whose view is shown afterwards.
  ///   - duration: The duration of the animation in seconds.
  ///   - options: The options of the animation.
  ///   - animations: The closure with the changes that are animated.
  ///   - completion: The closure called after the animation.
  public func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard fromViewController.parent === self, toViewController.parent === self else {
      UIKitLog.raise(
        """
        Children view controllers \(fromViewController) and \(toViewController) must have a common \
        parent view controller when calling -[UIViewController \
        transitionFromViewController:toViewController:duration:options:animations:completion:]
        """)
    }
    let place = fromViewController.viewIfLoaded?.superview ?? view
    if toViewController.view.superview == nil, let shown = toViewController.view {
      place?.addSubview(shown)
    }
    UIView.animate(
      withDuration: duration, delay: 0, options: options, animations: { animations?() },
      completion: { isFinished in
        fromViewController.viewIfLoaded?.removeFromSuperview()
        completion?(isFinished)
      })
  }
}
