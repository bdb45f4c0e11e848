// Generated from the protocol's declaration by `DelegationTests`.

extension UIViewControllerTransitioningDelegate {
  /// A callable that forwards to the optional methods named `animationController`; see
  /// `OptionalCalls`.
  @_disfavoredOverload
  public var animationController: OptionalCalls<any UIViewControllerTransitioningDelegate>? {
    OptionalCalls(target: self)
  }

  /// A callable that forwards to the optional methods named `presentationController`; see
  /// `OptionalCalls`.
  @_disfavoredOverload
  public var presentationController: OptionalCalls<any UIViewControllerTransitioningDelegate>? {
    OptionalCalls(target: self)
  }
}

extension OptionalCalls where Target == any UIViewControllerTransitioningDelegate {
  /// Calls `animationController(forPresented:presenting:source:)` and returns its result, or nil if
  /// the method is not implemented.
  public func callAsFunction(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    OptionalMethodCall.result {
      target.animationController(forPresented: presented, presenting: presenting, source: source)
    } ?? nil
  }

  /// Calls `animationController(forDismissed:)` and returns its result, or nil if the method is not
  /// implemented.
  public func callAsFunction(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    OptionalMethodCall.result { target.animationController(forDismissed: dismissed) } ?? nil
  }

  /// Calls `presentationController(forPresented:presenting:source:)` and returns its result, or nil
  /// if the method is not implemented.
  public func callAsFunction(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    OptionalMethodCall.result {
      target.presentationController(forPresented: presented, presenting: presenting, source: source)
    } ?? nil
  }
}
