import LayoutCore

extension UICollectionView {
  /// Notes changes, in the batch that is open or in one of their own.
  func change(_ actions: [UpdateAction]) {
    runBatch { batch?.actions += actions }
  }
}
