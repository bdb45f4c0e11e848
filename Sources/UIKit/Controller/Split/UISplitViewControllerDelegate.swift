// Mirrors UISplitViewControllerDelegate (iOS 17). Missing: controllers replaced while collapsing or
// expanding, showing a controller.

/// The delegate of a split view controller; each method is optional.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: NSObjectProtocol {
  /// Returns the column that is on top in a compact width.
  // Optional: proposedTopColumn
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
  /// Called in the style `unspecified`; returns whether the delegate itself merges the secondary
  /// controller with the primary one, so that only the primary one is shown in a compact width.
  // Optional: false
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
  /// Called before `displayModeButtonItem` changes the display mode.
  // Optional
  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
  /// Called in a regular width before a column appears that the app has shown with `show(_:)`.
  // Optional
  func splitViewController(
    _ svc: UISplitViewController, willShow column: UISplitViewController.Column)
  /// Called in a regular width before a column disappears that the app has hidden with `hide(_:)`.
  // Optional
  func splitViewController(
    _ svc: UISplitViewController, willHide column: UISplitViewController.Column)
  /// Called after the columns were arranged for a compact width.
  // Optional
  func splitViewControllerDidCollapse(_ svc: UISplitViewController)
  /// Called after the columns were arranged for a regular width.
  // Optional
  func splitViewControllerDidExpand(_ svc: UISplitViewController)
}
