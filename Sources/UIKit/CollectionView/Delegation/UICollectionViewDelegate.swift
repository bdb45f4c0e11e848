// Mirrors UICollectionViewDelegate (iOS 17). Missing: menus, focus, primary actions,
// editing, multiple selection by dragging.
public import Foundation

/// The delegate of a collection view, which takes part in selection, highlighting, display and
/// movement.
@preconcurrency @MainActor public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  /// Returns whether a touched item is highlighted; true if this is not implemented.
  ///
  /// An item that is not highlighted cannot be selected either.
  // Optional: true
  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool

  /// Called when a touched item has been highlighted.
  // Optional
  func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath)

  /// Called when a touched item is no longer highlighted.
  // Optional
  func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath)

  /// Returns whether a tapped item is selected; true if this is not implemented.
  // Optional: true
  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool

  /// Returns whether a tap on a selected item deselects it, if several items can be selected; true
  /// if this is not implemented.
  // Optional: true
  func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool

  /// Called when a tap has selected an item.
  // Optional
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)

  /// Called when a tap has deselected an item.
  // Optional
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)

  /// Called before a cell appears.
  // Optional
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath)

  /// Called before a supplementary view appears.
  // Optional
  func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath)

  /// Called after a cell has disappeared.
  // Optional
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath)

  /// Called after a supplementary view has disappeared.
  // Optional
  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath)

  /// Returns the content offset to use after an update or a change of layout; if this is not
  /// implemented, the layout determines the offset.
  // Optional: proposedContentOffset
  func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint

  /// Returns the layout to use during an interactive transition; a plain transition layout if this
  /// is not implemented.
  // Optional: UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
  func collectionView(
    _ collectionView: UICollectionView,
    transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout

  /// Returns the index path to which an item that the user moves would go if dropped now; the
  /// proposed one if this is not implemented.
  // Optional: proposedIndexPath
  func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath
}
