// Generated from the protocol's declaration by `DelegationTests`.

extension UINavigationControllerDelegate {
  /// Calls the methods of this name; see `OptionalCalls`.
  @_disfavoredOverload
  public var navigationController: OptionalCalls<any UINavigationControllerDelegate>? {
    OptionalCalls(target: self)
  }
}

extension OptionalCalls where Target == any UINavigationControllerDelegate {
  /// Calls `navigationController(_:willShow:animated:)`; nil without an implementation.
  @discardableResult
  public func callAsFunction(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) -> Void? {
    OptionalMethodCall.result {
      target.navigationController(
        navigationController, willShow: viewController, animated: animated)
    }
  }

  /// Calls `navigationController(_:didShow:animated:)`; nil without an implementation.
  @discardableResult
  public func callAsFunction(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) -> Void? {
    OptionalMethodCall.result {
      target.navigationController(navigationController, didShow: viewController, animated: animated)
    }
  }
}
