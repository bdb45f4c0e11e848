import Foundation

extension UITableView {
  /// Notifies the prefetching data source of the rows next in the direction of scrolling, and of
  /// rows reported earlier that are neither next nor visible any more (fact TV12).
  func prefetch() {
    guard isPrefetchingEnabled, let prefetchDataSource else { return }
    let ahead = rowsAhead()
    let fresh = ahead.filter { !prefetching.told.contains($0) }
    let stale = prefetching.told.subtracting(ahead).subtracting(cells.keys).sorted()
    // The rows are stored before the data source is called, because the call may lay out the table
    // again.
    prefetching.tell(ahead)
    if !stale.isEmpty {
      prefetchDataSource.tableView(self, cancelPrefetchingForRowsAt: stale)
    }
    if !fresh.isEmpty { prefetchDataSource.tableView(self, prefetchRowsAt: fresh) }
  }

  /// Returns the rows that become visible next when scrolling continues, the nearest first.
  private func rowsAhead() -> [IndexPath] {
    let rect = prefetching.ahead(of: bounds, content: contentSize)
    guard !rect.isEmpty else { return [] }
    let paths = rows(in: rect).filter { cells[$0] == nil }
    return prefetching.goesBack ? paths.reversed() : paths
  }
}
