// Mirrors UICollectionViewDelegate (iOS 17). Missing: the methods about focus updates.
public import Foundation

/// The delegate of a collection view, which is notified of selection, highlighting, display and
/// movement, and may control them.
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
  /// Returns whether a tap on an item performs the item's primary action; if this is not
  /// implemented, taps perform it only outside of editing mode.
  // Optional: true
  func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool
  /// Called when a tap performs the primary action of an item, after `didSelectItemAt`.
  // Optional
  func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath)

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

  /// Returns the index path at which a moved item would be inserted if it were dropped now; the
  /// proposed index path if this is not implemented.
  // Optional: proposedIndexPath
  func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath

  /// Returns the context menu of items, which a long press opens; nil if they have none.
  ///
  /// Differs from UIKit: it is always called with exactly one index path, that of the touched item.
  // Optional: nil
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration?

  /// Returns the context menu of an item; called if the method for several items is missing or
  /// returns nil.
  // Optional: nil
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration?

  /// Returns the view that is lifted while a context menu is open; nil means the cell.
  // Optional: nil
  func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview?

  /// Inert: in UIKit, returns the view to which the preview of a context menu returns.
  // Optional: nil
  func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview?

  /// Returns the view that is lifted while a context menu is open; in UIKit deprecated in favour of
  /// the method with an index path.
  // Optional: nil
  func collectionView(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?

  /// Inert: in UIKit, returns the view to which the preview of a context menu returns; deprecated
  /// there in favour of the method with an index path.
  // Optional: nil
  func collectionView(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?

  /// Called before a context menu opens.
  // Optional
  func collectionView(
    _ collectionView: UICollectionView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)

  /// Called before a context menu closes.
  // Optional
  func collectionView(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)

  /// Called when the user taps the preview of a context menu, before the menu closes.
  // Optional
  func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
  /// Inert: returns whether a drag that stays over an item opens it.
  // Optional: true
  func collectionView(
    _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool
  /// Inert: returns whether two fingers begin to select several items.
  // Optional: false
  func collectionView(
    _ collectionView: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool
  /// Inert: called when two fingers begin to select several items.
  // Optional
  func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)
  /// Inert: called when two fingers have selected several items.
  // Optional
  func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView)
  /// Inert: returns whether an item can have the focus.
  // Optional: true
  func collectionView(
    _ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath
  ) -> Bool
  /// Inert: returns whether focusing an item also selects it.
  // Optional: collectionView.selectionFollowsFocus
  func collectionView(
    _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool
  /// Returns whether an item is shown as editable in editing mode; true if this is not implemented.
  // Optional: true
  func collectionView(
    _ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath
  ) -> Bool
}
