// Generated from the protocol's declaration by `DelegationTests`.

extension UINavigationControllerDelegate {
  /// A callable that forwards to the optional methods named `navigationController`; see
  /// `OptionalCalls`.
  @_disfavoredOverload
  public var navigationController: OptionalCalls<any UINavigationControllerDelegate>? {
    OptionalCalls(target: self)
  }
}

extension OptionalCalls where Target == any UINavigationControllerDelegate {
  /// Calls `navigationController(_:willShow:animated:)`, and returns nil if the method is not
  /// implemented.
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

  /// Calls `navigationController(_:didShow:animated:)`, and returns nil if the method is not
  /// implemented.
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
