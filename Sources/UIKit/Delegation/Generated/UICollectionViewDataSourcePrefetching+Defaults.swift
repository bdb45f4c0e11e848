// Generated from the protocol's declaration by `DelegationTests`.
public import Foundation

extension UICollectionViewDataSourcePrefetching {
  /// Is called when the method is not implemented.
  public func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {
    OptionalMethodCall.placeholder(())
  }
}
