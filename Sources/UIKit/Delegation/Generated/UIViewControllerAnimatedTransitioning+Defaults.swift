// Generated from the protocol's declaration by `DelegationTests`.

extension UIViewControllerAnimatedTransitioning {
  /// Called when the conforming type does not implement this method.
  public func animationEnded(_ transitionCompleted: Bool) {
    OptionalMethodCall.placeholder(())
  }
}
