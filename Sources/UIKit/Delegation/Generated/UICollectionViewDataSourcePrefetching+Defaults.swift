// Generated from the protocol's declaration by `DelegationTests`.
public import Foundation

extension UICollectionViewDataSourcePrefetching {
  /// Called when the conforming type does not implement this method.
  public func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {
    OptionalMethodCall.placeholder(())
  }
}
