// Mirrors UICollectionViewDataSourcePrefetching (iOS 17). Missing: nothing.
public import Foundation

/// A data source that is notified of items that will probably be needed soon.
@preconcurrency @MainActor public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
  /// Called with items that are ahead in the direction of scrolling, the nearest first.
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])

  /// Called with items that are no longer ahead in the direction of scrolling, so that their
  /// prefetching can be cancelled.
  // Optional
  func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}
