// Generated from the protocol's declaration by `DelegationTests`.

extension UISheetPresentationControllerDelegate {
  /// Called when the conforming type does not implement this method.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {
    OptionalMethodCall.placeholder(())
  }
}
