// Generated from the protocol's declaration by `DelegationTests`.

extension UISplitViewControllerDelegate {
  /// Called when the conforming type does not implement this method.
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    OptionalMethodCall.placeholder(proposedTopColumn)
  }

  /// Called when the conforming type does not implement this method.
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool {
    OptionalMethodCall.placeholder(false)
  }

  /// Called when the conforming type does not implement this method.
  public func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {
    OptionalMethodCall.placeholder(())
  }

  /// Called when the conforming type does not implement this method.
  public func splitViewController(
    _ svc: UISplitViewController, willShow column: UISplitViewController.Column
  ) {
    OptionalMethodCall.placeholder(())
  }

  /// Called when the conforming type does not implement this method.
  public func splitViewController(
    _ svc: UISplitViewController, willHide column: UISplitViewController.Column
  ) {
    OptionalMethodCall.placeholder(())
  }

  /// Called when the conforming type does not implement this method.
  public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
    OptionalMethodCall.placeholder(())
  }

  /// Called when the conforming type does not implement this method.
  public func splitViewControllerDidExpand(_ svc: UISplitViewController) {
    OptionalMethodCall.placeholder(())
  }
}
