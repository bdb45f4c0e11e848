// Generated from the protocol's declaration by `DelegationTests`.
public import Foundation

extension UITableViewDataSourcePrefetching {
  /// Calls the methods of this name; see `OptionalCalls`.
  @_disfavoredOverload
  public var tableView: OptionalCalls<any UITableViewDataSourcePrefetching>? {
    OptionalCalls(target: self)
  }
}

extension OptionalCalls where Target == any UITableViewDataSourcePrefetching {
  /// Calls `tableView(_:cancelPrefetchingForRowsAt:)`; nil without an implementation.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) -> Void? {
    OptionalMethodCall.result {
      target.tableView(tableView, cancelPrefetchingForRowsAt: indexPaths)
    }
  }
}
