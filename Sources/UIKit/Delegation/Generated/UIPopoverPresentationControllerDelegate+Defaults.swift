// Generated from the protocol's declaration by `DelegationTests`.

extension UIPopoverPresentationControllerDelegate {
  /// Called when the conforming type does not implement this method.
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {
    OptionalMethodCall.placeholder(())
  }

  /// Called when the conforming type does not implement this method.
  public func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool {
    OptionalMethodCall.placeholder(true)
  }

  /// Called when the conforming type does not implement this method.
  public func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {
    OptionalMethodCall.placeholder(())
  }
}
