// Generated from the protocol's declaration by `DelegationTests`.
public import Foundation

extension UICollectionViewDataSourcePrefetching {
  /// A callable that forwards to the optional methods named `collectionView`; see `OptionalCalls`.
  @_disfavoredOverload
  public var collectionView: OptionalCalls<any UICollectionViewDataSourcePrefetching>? {
    OptionalCalls(target: self)
  }
}

extension OptionalCalls where Target == any UICollectionViewDataSourcePrefetching {
  /// Calls `collectionView(_:cancelPrefetchingForItemsAt:)`, and returns nil if the method is not
  /// implemented.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) -> Void? {
    OptionalMethodCall.result {
      target.collectionView(collectionView, cancelPrefetchingForItemsAt: indexPaths)
    }
  }
}
