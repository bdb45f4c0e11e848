// Generated from the protocol's declaration by `DelegationTests`.
public import Foundation

extension UITableViewDataSourcePrefetching {
  /// Is called when the method is not implemented.
  public func tableView(
    _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) {
    OptionalMethodCall.placeholder(())
  }
}
