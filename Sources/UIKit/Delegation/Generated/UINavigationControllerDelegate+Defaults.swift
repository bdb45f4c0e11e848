// Generated from the protocol's declaration by `DelegationTests`.

extension UINavigationControllerDelegate {
  /// Is called when the method is not implemented.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    OptionalMethodCall.placeholder(())
  }

  /// Is called when the method is not implemented.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    OptionalMethodCall.placeholder(())
  }
}
