// Generated from the protocol's declaration by `DelegationTests`.

extension UISearchControllerDelegate {
  /// A closure that calls `willPresentSearchController(_:)`; see `OptionalCalls`.
  @_disfavoredOverload
  public var willPresentSearchController: ((UISearchController) -> Void)? {
    { view in _ = OptionalMethodCall.result { self.willPresentSearchController(view) } }
  }

  /// A closure that calls `didPresentSearchController(_:)`; see `OptionalCalls`.
  @_disfavoredOverload
  public var didPresentSearchController: ((UISearchController) -> Void)? {
    { view in _ = OptionalMethodCall.result { self.didPresentSearchController(view) } }
  }

  /// A closure that calls `willDismissSearchController(_:)`; see `OptionalCalls`.
  @_disfavoredOverload
  public var willDismissSearchController: ((UISearchController) -> Void)? {
    { view in _ = OptionalMethodCall.result { self.willDismissSearchController(view) } }
  }

  /// A closure that calls `didDismissSearchController(_:)`; see `OptionalCalls`.
  @_disfavoredOverload
  public var didDismissSearchController: ((UISearchController) -> Void)? {
    { view in _ = OptionalMethodCall.result { self.didDismissSearchController(view) } }
  }

  /// A closure that calls `presentSearchController(_:)`; see `OptionalCalls`.
  @_disfavoredOverload
  public var presentSearchController: ((UISearchController) -> Void)? {
    { view in _ = OptionalMethodCall.result { self.presentSearchController(view) } }
  }
}
