import Foundation

extension UITableView {
  /// Calls the prefetching data source with the rows that have come to be ahead, and with those
  /// that no longer are (fact TV12).
  func prefetch() {
    guard isPrefetchingEnabled, let prefetchDataSource else { return }
    let ahead = rowsAhead()
    let fresh = ahead.filter { !prefetching.told.contains($0) }
    let stale = prefetching.told.subtracting(ahead).subtracting(cells.keys).sorted()
    // Before the data source is called, which may lay out the table again.
    prefetching.tell(ahead)
    if !stale.isEmpty {
      prefetchDataSource.tableView(self, cancelPrefetchingForRowsAt: stale)
    }
    if !fresh.isEmpty { prefetchDataSource.tableView(self, prefetchRowsAt: fresh) }
  }

  /// Returns the rows ahead that are not in sight, the nearest first.
  private func rowsAhead() -> [IndexPath] {
    let rect = prefetching.ahead(of: bounds, content: contentSize)
    guard !rect.isEmpty else { return [] }
    let paths = rows(in: rect).filter { cells[$0] == nil }
    return prefetching.goesBack ? paths.reversed() : paths
  }
}
