// Generated from the protocol's declaration by `DelegationTests`.

extension UIViewControllerAnimatedTransitioning {
  /// A closure that calls `animationEnded(_:)`; see `OptionalCalls`.
  @_disfavoredOverload
  public var animationEnded: ((Bool) -> Void)? {
    { view in _ = OptionalMethodCall.result { self.animationEnded(view) } }
  }
}
