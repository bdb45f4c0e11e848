// Generated from the protocol's declaration by `DelegationTests`.

extension UIPageViewControllerDataSource {
  /// Called when the conforming type does not implement this method.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int {
    OptionalMethodCall.placeholder(0)
  }

  /// Called when the conforming type does not implement this method.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int {
    OptionalMethodCall.placeholder(0)
  }
}
