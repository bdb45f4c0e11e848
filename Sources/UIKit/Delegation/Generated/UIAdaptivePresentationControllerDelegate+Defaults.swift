// Generated from the protocol's declaration by `DelegationTests`.

extension UIAdaptivePresentationControllerDelegate {
  /// Called when the conforming type does not implement this method.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    OptionalMethodCall.placeholder(UIModalPresentationStyle.none)
  }

  /// Called when the conforming type does not implement this method.
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool {
    OptionalMethodCall.placeholder(true)
  }

  /// Called when the conforming type does not implement this method.
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {
    OptionalMethodCall.placeholder(())
  }

  /// Called when the conforming type does not implement this method.
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    OptionalMethodCall.placeholder(())
  }

  /// Called when the conforming type does not implement this method.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {
    OptionalMethodCall.placeholder(())
  }
}
