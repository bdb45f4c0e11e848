// Generated from the protocol's declaration by `DelegationTests`.
public import Foundation

extension UICollectionViewDataSource {
  /// Is called when the method is not implemented.
  public func numberOfSections(in collectionView: UICollectionView) -> Int {
    OptionalMethodCall.placeholder(1)
  }

  /// Is called when the method is not implemented.
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    OptionalMethodCall.placeholder(UICollectionReusableView(frame: .zero))
  }

  /// Is called when the method is not implemented.
  public func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    OptionalMethodCall.placeholder(true)
  }

  /// Is called when the method is not implemented.
  public func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    OptionalMethodCall.placeholder(())
  }
}
