public import Foundation

// Calls of methods that may be missing, written with `?` as on iOS; see `OptionalCalls`.

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
    Unanswered.ask { target.tableView(tableView, cancelPrefetchingForRowsAt: indexPaths) }
  }
}
