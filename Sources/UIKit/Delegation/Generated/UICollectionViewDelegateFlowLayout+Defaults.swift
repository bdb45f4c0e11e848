// Generated from the protocol's declaration by `DelegationTests`.
public import Foundation

extension UICollectionViewDelegateFlowLayout {
  /// Is called when the method is not implemented.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    OptionalMethodCall.placeholder(.zero)
  }

  /// Is called when the method is not implemented.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    OptionalMethodCall.placeholder(.zero)
  }

  /// Is called when the method is not implemented.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    OptionalMethodCall.placeholder(0)
  }

  /// Is called when the method is not implemented.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    OptionalMethodCall.placeholder(0)
  }

  /// Is called when the method is not implemented.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    OptionalMethodCall.placeholder(.zero)
  }

  /// Is called when the method is not implemented.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    OptionalMethodCall.placeholder(.zero)
  }
}
