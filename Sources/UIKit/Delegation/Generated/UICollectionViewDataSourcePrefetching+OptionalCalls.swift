// Generated from the protocol's declaration by `DelegationTests`.
public import Foundation

extension UICollectionViewDataSourcePrefetching {
  /// Calls the methods of this name; see `OptionalCalls`.
  @_disfavoredOverload
  public var collectionView: OptionalCalls<any UICollectionViewDataSourcePrefetching>? {
    OptionalCalls(target: self)
  }
}

extension OptionalCalls where Target == any UICollectionViewDataSourcePrefetching {
  /// Calls `collectionView(_:cancelPrefetchingForItemsAt:)`; nil without an implementation.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) -> Void? {
    OptionalMethodCall.result {
      target.collectionView(collectionView, cancelPrefetchingForItemsAt: indexPaths)
    }
  }
}
