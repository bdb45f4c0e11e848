import Foundation

extension TracedCall {
  static func numberOfSections(_ dataSource: any UICollectionViewDataSource) -> TracedCall {
    TracedCall(.dataSource, dataSource, "numberOfSections(in:)")
  }

  static func numberOfItems(
    _ dataSource: any UICollectionViewDataSource, in section: Int
  ) -> TracedCall {
    TracedCall(
      .dataSource, dataSource, "collectionView(_:numberOfItemsInSection:)",
      ["numberOfItemsInSection": section])
  }

  static func cell(
    _ dataSource: any UICollectionViewDataSource, at path: IndexPath
  ) -> TracedCall {
    TracedCall(
      .dataSource, dataSource, "collectionView(_:cellForItemAt:)", ["cellForItemAt": path])
  }

  static func supplementaryView(
    _ dataSource: any UICollectionViewDataSource, ofKind kind: String, at path: IndexPath
  ) -> TracedCall {
    TracedCall(
      .dataSource, dataSource, "collectionView(_:viewForSupplementaryElementOfKind:at:)",
      ["viewForSupplementaryElementOfKind": kind, "at": path])
  }

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
