// Mirrors UITableViewDataSourcePrefetching (iOS 17). Missing: nothing.
public import Foundation

/// An object that is notified of rows that will probably be needed soon, so that it can load their
/// data.
@preconcurrency @MainActor public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
  /// Called with the rows that become visible next when scrolling continues, the nearest first.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])

  /// Called with rows of earlier calls that will probably not become visible any more.
  // Optional
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}
