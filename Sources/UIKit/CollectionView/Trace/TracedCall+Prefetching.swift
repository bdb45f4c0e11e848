import Foundation

extension TracedCall {
  static func prefetch(
    _ dataSource: any UICollectionViewDataSourcePrefetching, _ paths: [IndexPath]
  ) -> TracedCall {
    TracedCall(
      .dataSource, dataSource, "collectionView(_:prefetchItemsAt:)", ["prefetchItemsAt": paths])
  }

  static func cancelPrefetching(
    _ dataSource: any UICollectionViewDataSourcePrefetching, of paths: [IndexPath]
  ) -> TracedCall {
    TracedCall(
      .dataSource, dataSource, "collectionView(_:cancelPrefetchingForItemsAt:)",
      ["cancelPrefetchingForItemsAt": paths])
  }
}
