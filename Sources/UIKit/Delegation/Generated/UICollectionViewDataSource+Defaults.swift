// Generated from the protocol's declaration by `DelegationTests`.
public import Foundation

extension UICollectionViewDataSource {
  /// Called when the conforming type does not implement this method.
  public func numberOfSections(in collectionView: UICollectionView) -> Int {
    OptionalMethodCall.placeholder(1)
  }

  /// Called when the conforming type does not implement this method.
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    OptionalMethodCall.placeholder(UICollectionReusableView(frame: .zero))
  }

  /// Called when the conforming type does not implement this method.
  public func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    OptionalMethodCall.placeholder(true)
  }

  /// Called when the conforming type does not implement this method.
  public func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    OptionalMethodCall.placeholder(())
  }

  /// Called when the conforming type does not implement this method.
  public func indexTitles(for collectionView: UICollectionView) -> [String]? {
    OptionalMethodCall.placeholder(nil)
  }

  /// Called when the conforming type does not implement this method.
  public func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath {
    OptionalMethodCall.placeholder(IndexPath(item: 0, section: 0))
  }
}
