// Generated from the protocol's declaration by `DelegationTests`.

extension UIViewControllerTransitioningDelegate {
  /// Called when the conforming type does not implement this method.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    OptionalMethodCall.placeholder(nil)
  }

  /// Called when the conforming type does not implement this method.
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    OptionalMethodCall.placeholder(nil)
  }

  /// Called when the conforming type does not implement this method.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    OptionalMethodCall.placeholder(nil)
  }
}
