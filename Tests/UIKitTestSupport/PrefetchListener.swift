package import Foundation
package import UIKit

/// A data source of collection views and tables that notes the items to prefetch.
@MainActor
package final class PrefetchListener: NSObject, UICollectionViewDataSourcePrefetching,
  UITableViewDataSourcePrefetching
{
  package var log: [String] = []

  private func note(_ verb: String, _ paths: [IndexPath]) {
    log.append(([verb] + paths.map { String($0.item) }).joined(separator: " "))
  }

  package func collectionView(
    _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]
  ) { note("prefetch", indexPaths) }

  package func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) { note("cancel", indexPaths) }

  package func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    note("prefetch", indexPaths)
  }

  package func tableView(
    _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) { note("cancel", indexPaths) }
}
