// Generated from the protocol's declaration by `DelegationTests`.

extension UISplitViewControllerDelegate {
  /// A callable that forwards to the optional methods named `splitViewController`; see
  /// `OptionalCalls`.
  @_disfavoredOverload
  public var splitViewController: OptionalCalls<any UISplitViewControllerDelegate>? {
    OptionalCalls(target: self)
  }

  /// A closure that calls `splitViewControllerDidCollapse(_:)`; see `OptionalCalls`.
  @_disfavoredOverload
  public var splitViewControllerDidCollapse: ((UISplitViewController) -> Void)? {
    { view in _ = OptionalMethodCall.result { self.splitViewControllerDidCollapse(view) } }
  }

  /// A closure that calls `splitViewControllerDidExpand(_:)`; see `OptionalCalls`.
  @_disfavoredOverload
  public var splitViewControllerDidExpand: ((UISplitViewController) -> Void)? {
    { view in _ = OptionalMethodCall.result { self.splitViewControllerDidExpand(view) } }
  }
}

extension OptionalCalls where Target == any UISplitViewControllerDelegate {
  /// Calls `splitViewController(_:topColumnForCollapsingToProposedTopColumn:)` and returns its
  /// result, or nil if the method is not implemented.
  public func callAsFunction<Object: UISplitViewController>(
    _ svc: Object,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column? {
    OptionalMethodCall.result {
      target.splitViewController(svc, topColumnForCollapsingToProposedTopColumn: proposedTopColumn)
    }
  }

  /// Calls `splitViewController(_:topColumnForCollapsingToProposedTopColumn:)` and returns its
  /// result, or the default if the method is not implemented.
  public func callAsFunction(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    OptionalMethodCall.resultOrDefault {
      target.splitViewController(svc, topColumnForCollapsingToProposedTopColumn: proposedTopColumn)
    }
  }

  /// Calls `splitViewController(_:collapseSecondary:onto:)` and returns its result, or nil if the
  /// method is not implemented.
  public func callAsFunction<Object: UISplitViewController>(
    _ splitViewController: Object, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool? {
    OptionalMethodCall.result {
      target.splitViewController(
        splitViewController, collapseSecondary: secondaryViewController,
        onto: primaryViewController)
    }
  }

  /// Calls `splitViewController(_:collapseSecondary:onto:)` and returns its result, or the default
  /// if the method is not implemented.
  public func callAsFunction(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool {
    OptionalMethodCall.resultOrDefault {
      target.splitViewController(
        splitViewController, collapseSecondary: secondaryViewController,
        onto: primaryViewController)
    }
  }

  /// Calls `splitViewController(_:willChangeTo:)`, and returns nil if the method is not
  /// implemented.
  @discardableResult
  public func callAsFunction(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) -> Void? {
    OptionalMethodCall.result { target.splitViewController(svc, willChangeTo: displayMode) }
  }

  /// Calls `splitViewController(_:willShow:)`, and returns nil if the method is not implemented.
  @discardableResult
  public func callAsFunction(
    _ svc: UISplitViewController, willShow column: UISplitViewController.Column
  ) -> Void? {
    OptionalMethodCall.result { target.splitViewController(svc, willShow: column) }
  }

  /// Calls `splitViewController(_:willHide:)`, and returns nil if the method is not implemented.
  @discardableResult
  public func callAsFunction(
    _ svc: UISplitViewController, willHide column: UISplitViewController.Column
  ) -> Void? {
    OptionalMethodCall.result { target.splitViewController(svc, willHide: column) }
  }
}
