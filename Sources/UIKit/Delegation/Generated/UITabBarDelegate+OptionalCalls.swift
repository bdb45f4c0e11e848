// Generated from the protocol's declaration by `DelegationTests`.

extension UITabBarDelegate {
  /// A callable that forwards to the optional methods named `tabBar`; see `OptionalCalls`.
  @_disfavoredOverload
  public var tabBar: OptionalCalls<any UITabBarDelegate>? {
    OptionalCalls(target: self)
  }
}

extension OptionalCalls where Target == any UITabBarDelegate {
  /// Calls `tabBar(_:didSelect:)`, and returns nil if the method is not implemented.
  @discardableResult
  public func callAsFunction(_ tabBar: UITabBar, didSelect item: UITabBarItem) -> Void? {
    OptionalMethodCall.result { target.tabBar(tabBar, didSelect: item) }
  }
}
