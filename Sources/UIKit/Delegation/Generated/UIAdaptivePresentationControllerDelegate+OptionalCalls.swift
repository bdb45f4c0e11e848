// Generated from the protocol's declaration by `DelegationTests`.

extension UIAdaptivePresentationControllerDelegate {
  /// A callable that forwards to the optional methods named `adaptivePresentationStyle`; see
  /// `OptionalCalls`.
  @_disfavoredOverload
  public var adaptivePresentationStyle: OptionalCalls<any UIAdaptivePresentationControllerDelegate>?
  {
    OptionalCalls(target: self)
  }

  /// A closure that calls `presentationControllerShouldDismiss(_:)`; see `OptionalCalls`.
  @_disfavoredOverload
  public var presentationControllerShouldDismiss: ((UIPresentationController) -> Bool?)? {
    { view in OptionalMethodCall.result { self.presentationControllerShouldDismiss(view) } }
  }

  /// A closure that calls `presentationControllerWillDismiss(_:)`; see `OptionalCalls`.
  @_disfavoredOverload
  public var presentationControllerWillDismiss: ((UIPresentationController) -> Void)? {
    { view in _ = OptionalMethodCall.result { self.presentationControllerWillDismiss(view) } }
  }

  /// A closure that calls `presentationControllerDidDismiss(_:)`; see `OptionalCalls`.
  @_disfavoredOverload
  public var presentationControllerDidDismiss: ((UIPresentationController) -> Void)? {
    { view in _ = OptionalMethodCall.result { self.presentationControllerDidDismiss(view) } }
  }

  /// A closure that calls `presentationControllerDidAttemptToDismiss(_:)`; see `OptionalCalls`.
  @_disfavoredOverload
  public var presentationControllerDidAttemptToDismiss: ((UIPresentationController) -> Void)? {
    { view in _ = OptionalMethodCall.result { self.presentationControllerDidAttemptToDismiss(view) }
    }
  }
}

extension OptionalCalls where Target == any UIAdaptivePresentationControllerDelegate {
  /// Calls `adaptivePresentationStyle(for:traitCollection:)` and returns its result, or nil if the
  /// method is not implemented.
  public func callAsFunction<Object: UIPresentationController>(
    for controller: Object, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle? {
    OptionalMethodCall.result {
      target.adaptivePresentationStyle(for: controller, traitCollection: traitCollection)
    }
  }

  /// Calls `adaptivePresentationStyle(for:traitCollection:)` and returns its result, or the default
  /// if the method is not implemented.
  public func callAsFunction(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    OptionalMethodCall.resultOrDefault {
      target.adaptivePresentationStyle(for: controller, traitCollection: traitCollection)
    }
  }
}
