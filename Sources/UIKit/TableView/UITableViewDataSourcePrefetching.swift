// Mirrors UITableViewDataSourcePrefetching (iOS 17). Missing: nothing.
public import Foundation

/// A data source that is notified of rows that will probably be needed soon.
@preconcurrency @MainActor public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
  /// Called with rows that are ahead in the direction of scrolling, the nearest first.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])

  /// Called with rows that are no longer ahead.
  // Optional
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}
