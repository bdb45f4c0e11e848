// Calls of methods that may be missing, written with `?` as on iOS; see `OptionalCalls`.

extension UIPageViewControllerDelegate {
  /// Calls the methods of this name; see `OptionalCalls`.
  @_disfavoredOverload
  public var pageViewController: OptionalCalls<any UIPageViewControllerDelegate>? {
    OptionalCalls(target: self)
  }
}

extension OptionalCalls where Target == any UIPageViewControllerDelegate {
  /// Calls `pageViewController(_:willTransitionTo:)`; nil without an implementation.
  @discardableResult
  public func callAsFunction(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) -> Void? {
    Unanswered.ask {
      target.pageViewController(pageViewController, willTransitionTo: pendingViewControllers)
    }
  }

  /// Calls `pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)`; nil without an implementation.
  @discardableResult
  public func callAsFunction(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) -> Void? {
    Unanswered.ask {
      target.pageViewController(
        pageViewController, didFinishAnimating: finished,
        previousViewControllers: previousViewControllers, transitionCompleted: completed)
    }
  }
}
