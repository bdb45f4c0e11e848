// Generated from the protocol's declaration by `DelegationTests`.

extension UIPageViewControllerDelegate {
  /// Is called when the method is not implemented.
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {
    OptionalMethodCall.placeholder(())
  }

  /// Is called when the method is not implemented.
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    OptionalMethodCall.placeholder(())
  }
}
