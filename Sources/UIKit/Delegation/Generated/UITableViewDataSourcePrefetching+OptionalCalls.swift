// Generated from the protocol's declaration by `DelegationTests`.
public import Foundation

extension UITableViewDataSourcePrefetching {
  /// A callable that forwards to the optional methods named `tableView`; see `OptionalCalls`.
  @_disfavoredOverload
  public var tableView: OptionalCalls<any UITableViewDataSourcePrefetching>? {
    OptionalCalls(target: self)
  }
}

extension OptionalCalls where Target == any UITableViewDataSourcePrefetching {
  /// Calls `tableView(_:cancelPrefetchingForRowsAt:)`, and returns nil if the method is not
  /// implemented.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) -> Void? {
    OptionalMethodCall.result {
      target.tableView(tableView, cancelPrefetchingForRowsAt: indexPaths)
    }
  }
}
