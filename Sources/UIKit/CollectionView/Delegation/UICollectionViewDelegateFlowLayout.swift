// Mirrors UICollectionViewDelegateFlowLayout (iOS 17). Missing: nothing.
public import Foundation

/// A delegate that returns the sizes and spacings of a flow layout for each item and each section.
///
/// If the delegate implements a method, its result overrides the layout's property of the same
/// meaning; otherwise the property applies (fact A2). The results are cached until the layout's
/// delegate metrics are invalidated (facts B6, B7).
@preconcurrency @MainActor
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  /// Returns the size of an item, instead of `itemSize`.
  // Optional: .zero
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize

  /// Returns the insets of a section, instead of `sectionInset`.
  // Optional: .zero
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets

  /// Returns the minimum spacing between lines, instead of `minimumLineSpacing`.
  // Optional: 0
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat

  /// Returns the minimum spacing between the items of a line, instead of `minimumInteritemSpacing`.
  // Optional: 0
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat

  /// Returns the size of a section's header, instead of `headerReferenceSize`.
  // Optional: .zero
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize

  /// Returns the size of a section's footer, instead of `footerReferenceSize`.
  // Optional: .zero
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize
}
