// Generated from the protocol's declaration by `DelegationTests`.

extension UISheetPresentationControllerDelegate {
  /// A closure that calls `sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)`; see
  /// `OptionalCalls`.
  @_disfavoredOverload
  public var sheetPresentationControllerDidChangeSelectedDetentIdentifier:
    ((UISheetPresentationController) -> Void)?
  {
    { view in
      _ = OptionalMethodCall.result {
        self.sheetPresentationControllerDidChangeSelectedDetentIdentifier(view)
      }
    }
  }
}
