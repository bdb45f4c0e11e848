// Generated from the protocol's declaration by `DelegationTests`.

extension UINavigationControllerDelegate {
  /// Called when the conforming type does not implement this method.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    OptionalMethodCall.placeholder(())
  }

  /// Called when the conforming type does not implement this method.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    OptionalMethodCall.placeholder(())
  }
}
