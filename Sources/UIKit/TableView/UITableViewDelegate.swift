// Mirrors UITableViewDelegate (iOS 17). Missing: menus, focus, spring-loading.
public import Foundation

/// The delegate of a table; each method is optional.
@preconcurrency @MainActor public protocol UITableViewDelegate: UIScrollViewDelegate {
  /// Returns the height of a row; `rowHeight` without an implementation.
  // Optional: UITableView.automaticDimension
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  /// Returns the height of a row that is not in sight yet; `estimatedRowHeight` without an
  /// implementation.
  ///
  /// Differs from UIKit: it is called only for rows whose content decides about their height; a
  /// height that the delegate or the table sets counts at once.
  // Optional: UITableView.automaticDimension
  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
  /// Returns the height of the view above a section.
  // Optional: UITableView.automaticDimension
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  /// Returns the height of the view below a section.
  // Optional: UITableView.automaticDimension
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
  /// Inert: returns the estimated height of a header; headers are measured at once.
  // Optional: UITableView.automaticDimension
  func tableView(
    _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat
  /// Inert: returns the estimated height of a footer; footers are measured at once.
  // Optional: UITableView.automaticDimension
  func tableView(
    _ tableView: UITableView, estimatedHeightForFooterInSection section: Int
  ) -> CGFloat
  /// Returns the view above a section; one with the title without an implementation.
  // Optional: nil
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
  /// Returns the view below a section; one with the title without an implementation.
  // Optional: nil
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
  /// Is called before a cell comes into sight.
  // Optional
  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
  /// Is called after a cell has gone out of sight.
  // Optional
  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
  /// Is called before the view above a section comes into sight.
  // Optional
  func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)
  /// Is called before the view below a section comes into sight.
  // Optional
  func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)
  /// Returns whether a touched row is highlighted; yes without an implementation.
  // Optional: true
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  /// Is called after a touched row was highlighted.
  // Optional
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)
  /// Is called after a row is no longer highlighted.
  // Optional
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)
  /// Returns the row that a tap selects, or nil for none.
  // Optional: indexPath
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  /// Returns the row that a tap deselects, or nil for none.
  // Optional: indexPath
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
  /// Is called after a tap has selected a row.
  // Optional
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  /// Is called after a tap has deselected a row.
  // Optional
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
  /// Inert: is called after a tap on the button of an accessory.
  // Optional
  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
  /// Inert: returns the editing style of a row; deleting without an implementation.
  ///
  /// Differs from UIKit: it is never called, as rows are not edited.
  // Optional: .delete
  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle
  /// Inert: returns the title of the button that deletes a row.
  // Optional: nil
  func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String?
  /// Inert: returns whether a row is indented while it is edited.
  // Optional: true
  func tableView(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool
  /// Inert: returns the actions that a swipe from the leading side shows.
  // Optional: nil
  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
  /// Inert: returns the actions that a swipe from the trailing side shows.
  // Optional: nil
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
  /// Is called after the view above a section has gone out of sight.
  // Optional
  func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int)
  /// Is called after the view below a section has gone out of sight.
  // Optional
  func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int)
  /// Returns the number of steps by which the content of a row is indented; called before the cell
  /// is shown.
  // Optional: 0
  func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int
}
