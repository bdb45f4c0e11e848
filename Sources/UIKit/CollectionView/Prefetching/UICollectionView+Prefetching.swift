import Foundation
import LayoutCore

extension UICollectionView {
  /// Calls the prefetching data source to prefetch the items that are next in the direction of
  /// scrolling, and to cancel the prefetching of items that are no longer next.
  ///
  /// While the user moves an item nothing is reported, because the data source does not have the
  /// new index paths yet.
  func prefetch() {
    guard isPrefetchingEnabled, movement == nil, let prefetchDataSource else { return }
    let ahead = pathsAhead()
    let fresh = ahead.filter { !prefetching.told.contains($0) }
    let kept = Set(ahead).union(indexPathsForVisibleItems)
    let stale = prefetching.told.subtracting(kept).sorted()
    // The call of the data source may lay out the view again, so the items are recorded before it.
    prefetching.tell(ahead)
    if !stale.isEmpty {
      _ = OptionalMethodCall.result(.cancelPrefetching(prefetchDataSource, of: stale)) {
        prefetchDataSource.collectionView(self, cancelPrefetchingForItemsAt: stale)
      }
    }
    guard !fresh.isEmpty else { return }
    traced(.prefetch(prefetchDataSource, fresh)) {
      prefetchDataSource.collectionView(self, prefetchItemsAt: fresh)
    }
  }

  /// Returns the items next in the direction of scrolling that are not visible, the nearest first.
  private func pathsAhead() -> [IndexPath] {
    let rect = prefetching.ahead(of: bounds, content: contentSize)
    let visible = Set(indexPathsForVisibleItems)
    let laidOut = laidOut(rect)
    let paths = (ask(about: rect) ?? []).filter {
      !rect.isEmpty && $0.representedElementCategory == .cell && $0.frame.overlaps(laidOut)
    }
    .map(\.indexPath).filter { !visible.contains($0) && contains($0) }.sorted()
    return prefetching.goesBack ? paths.reversed() : paths
  }
}
