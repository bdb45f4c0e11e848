// Generated from the protocol's declaration by `DelegationTests`.

extension UIPopoverPresentationControllerDelegate {
  /// A closure that calls `prepareForPopoverPresentation(_:)`; see `OptionalCalls`.
  @_disfavoredOverload
  public var prepareForPopoverPresentation: ((UIPopoverPresentationController) -> Void)? {
    { view in _ = OptionalMethodCall.result { self.prepareForPopoverPresentation(view) } }
  }

  /// A closure that calls `popoverPresentationControllerShouldDismissPopover(_:)`; see
  /// `OptionalCalls`.
  @_disfavoredOverload
  public var popoverPresentationControllerShouldDismissPopover:
    ((UIPopoverPresentationController) -> Bool?)?
  {
    { view in
      OptionalMethodCall.result {
        self.popoverPresentationControllerShouldDismissPopover(view)
      }
    }
  }

  /// A closure that calls `popoverPresentationControllerDidDismissPopover(_:)`; see
  /// `OptionalCalls`.
  @_disfavoredOverload
  public var popoverPresentationControllerDidDismissPopover:
    ((UIPopoverPresentationController) -> Void)?
  {
    { view in
      _ = OptionalMethodCall.result {
        self.popoverPresentationControllerDidDismissPopover(view)
      }
    }
  }
}
