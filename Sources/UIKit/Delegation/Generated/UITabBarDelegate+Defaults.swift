// Generated from the protocol's declaration by `DelegationTests`.

extension UITabBarDelegate {
  /// Called when the conforming type does not implement this method.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    OptionalMethodCall.placeholder(())
  }
}
