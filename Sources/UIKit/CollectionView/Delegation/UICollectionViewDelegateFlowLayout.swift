// Mirrors UICollectionViewDelegateFlowLayout (iOS 17). Missing: nothing.
public import Foundation

/// A delegate that gives a flow layout measures for each item and each section.
///
/// An implemented method wins over the layout's property of the same meaning; each property is the
/// fallback only for its own method (fact A2). The results are kept until the layout's delegate
/// metrics are invalidated (facts B6, B7).
@preconcurrency @MainActor
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  /// Returns the size of an item, in place of `itemSize`.
  // Optional: .zero
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize

  /// Returns the insets of a section, in place of `sectionInset`.
  // Optional: .zero
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets

  /// Returns the distance between lines, in place of `minimumLineSpacing`.
  // Optional: 0
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat

  /// Returns the least distance between items of a line, in place of `minimumInteritemSpacing`.
  // Optional: 0
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat

  /// Returns the size of a section's header, in place of `headerReferenceSize`.
  // Optional: .zero
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize

  /// Returns the size of a section's footer, in place of `footerReferenceSize`.
  // Optional: .zero
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize
}
