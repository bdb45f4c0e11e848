// Mirrors UITableViewDelegate (iOS 17). Missing: updates of the focus.
public import Foundation

/// The delegate of a table, which controls heights, headers, footers, selection and editing; each
/// method is optional.
@preconcurrency @MainActor public protocol UITableViewDelegate: UIScrollViewDelegate {
  /// Returns the height of a row; if the method is not implemented, `rowHeight` is used.
  // Optional: UITableView.automaticDimension
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  /// Returns the height used for a row that has not been visible yet; if the method is not
  /// implemented, `estimatedRowHeight` is used.
  ///
  /// Differs from UIKit: the method is called only for self-sizing rows, because a height set by
  /// the delegate or the table is used immediately.
  // Optional: UITableView.automaticDimension
  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
  /// Returns the height of a section's header; if the method is not implemented,
  /// `sectionHeaderHeight` is used.
  // Optional: UITableView.automaticDimension
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  /// Returns the height of a section's footer; if the method is not implemented,
  /// `sectionFooterHeight` is used.
  // Optional: UITableView.automaticDimension
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
  /// Inert: in UIKit, returns the estimated height of a header; not needed, because headers are
  /// measured immediately.
  // Optional: UITableView.automaticDimension
  func tableView(
    _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat
  /// Inert: in UIKit, returns the estimated height of a footer; not needed, because footers are
  /// measured immediately.
  // Optional: UITableView.automaticDimension
  func tableView(
    _ tableView: UITableView, estimatedHeightForFooterInSection section: Int
  ) -> CGFloat
  /// Returns the header of a section; nil means a view with the header's title, if there is one.
  // Optional: nil
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
  /// Returns the footer of a section; nil means a view with the footer's title, if there is one.
  // Optional: nil
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
  /// Called before a cell appears.
  // Optional
  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
  /// Called after a cell has disappeared.
  // Optional
  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
  /// Called before a header appears.
  // Optional
  func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)
  /// Called before a footer appears.
  // Optional
  func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)
  /// Returns whether a touched row is highlighted; true if the method is not implemented.
  // Optional: true
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  /// Called after a touched row has been highlighted.
  // Optional
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)
  /// Called after a row is no longer highlighted.
  // Optional
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)
  /// Returns the index path of the row that a tap selects, or nil if it selects none.
  // Optional: indexPath
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  /// Returns the index path of the row that a tap deselects, or nil if it deselects none.
  // Optional: indexPath
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
  /// Called after a tap has selected a row.
  // Optional
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  /// Called after a tap has deselected a row.
  // Optional
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
  /// Returns whether a tap on a row performs its primary action.
  ///
  /// If the method is not implemented, a tap performs it only outside of editing mode.
  // Optional: true
  func tableView(
    _ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool
  /// Called when a tap performs the primary action of a row, after `didSelectRowAt`.
  // Optional
  func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath)
  /// Called after a tap on the detail button of a row's accessory.
  // Optional
  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
  /// Returns the editing style of a row; `delete` if the method is not implemented.
  // Optional: .delete
  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle
  /// Returns the title of the button that deletes a row; nil means `Delete`.
  // Optional: nil
  func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String?
  /// Returns whether a row is indented in editing mode; true if the method is not implemented.
  // Optional: true
  func tableView(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool
  /// Returns the index path at which a moved row would be inserted; if the method is not
  /// implemented, the proposed one.
  // Optional: proposedDestinationIndexPath
  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath
  /// Returns the actions that a swipe reveals at the leading side of a row; nil means none.
  // Optional: nil
  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
  /// Returns the actions that a swipe reveals at the trailing side of a row; if the method is not
  /// implemented, rows for which `canEditRowAt` returns true have the action Delete.
  // Optional: nil
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
  /// Called after a header has disappeared.
  // Optional
  func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int)
  /// Called after a footer has disappeared.
  // Optional
  func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int)
  /// Returns the number of steps by which the content of a row is indented; if the method is not
  /// implemented, the cell's `indentationLevel` is used.
  // Optional: 0
  func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int
  /// Returns the context menu of a row, which a long press opens; nil if it has none.
  // Optional: nil
  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration?
  /// Returns the view that is lifted while a context menu is open; nil means the cell.
  // Optional: nil
  func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// Inert: in UIKit, returns the view to which the preview of a context menu returns.
  // Optional: nil
  func tableView(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// Called before a context menu opens.
  // Optional
  func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// Called before a context menu closes.
  // Optional
  func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// Called when the user taps the preview of a context menu, before the menu closes.
  // Optional
  func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
  /// Inert: returns whether a drag that pauses over a row opens it.
  // Optional: true
  func tableView(
    _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool
  /// Inert: in UIKit, returns whether a gesture with two fingers selects several rows.
  // Optional: false
  func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool
  /// Inert: in UIKit, called when a gesture with two fingers begins to select several rows.
  // Optional
  func tableView(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)
  /// Inert: in UIKit, called when a gesture with two fingers has selected several rows.
  // Optional
  func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView)
  /// Inert: in UIKit, returns whether a row can be focused.
  // Optional: true
  func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool
  /// Inert: returns whether focusing a row also selects it.
  // Optional: tableView.selectionFollowsFocus
  func tableView(
    _ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath
  ) -> Bool
}
