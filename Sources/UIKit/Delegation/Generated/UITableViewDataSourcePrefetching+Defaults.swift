// Generated from the protocol's declaration by `DelegationTests`.
public import Foundation

extension UITableViewDataSourcePrefetching {
  /// Called when the conforming type does not implement this method.
  public func tableView(
    _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) {
    OptionalMethodCall.placeholder(())
  }
}
