// Generated from the protocol's declaration by `DelegationTests`.

extension UIPageViewControllerDelegate {
  /// A callable that forwards to the optional methods named `pageViewController`; see
  /// `OptionalCalls`.
  @_disfavoredOverload
  public var pageViewController: OptionalCalls<any UIPageViewControllerDelegate>? {
    OptionalCalls(target: self)
  }
}

extension OptionalCalls where Target == any UIPageViewControllerDelegate {
  /// Calls `pageViewController(_:willTransitionTo:)`, and returns nil if the method is not
  /// implemented.
  @discardableResult
  public func callAsFunction(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) -> Void? {
    OptionalMethodCall.result {
      target.pageViewController(pageViewController, willTransitionTo: pendingViewControllers)
    }
  }

  /// Calls `pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)`,
  /// and returns nil if the method is not implemented.
  @discardableResult
  public func callAsFunction(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) -> Void? {
    OptionalMethodCall.result {
      target.pageViewController(
        pageViewController, didFinishAnimating: finished,
        previousViewControllers: previousViewControllers, transitionCompleted: completed)
    }
  }
}
