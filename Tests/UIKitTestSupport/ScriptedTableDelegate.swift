package import Foundation
package import UIKit

/// A delegate of a table whose methods are closures; a method whose closure is nil counts as not
/// implemented, as its default returns.
package final class ScriptedTableDelegate: NSObject, UITableViewDelegate {
  package var height: ((IndexPath) -> CGFloat)?
  package var estimatedHeight: ((IndexPath) -> CGFloat)?
  package var indentation: ((IndexPath) -> Int)?
  package var headerView: ((Int) -> UIView?)?
  package var footerView: ((UITableView, Int) -> UIView?)?
  package var footerHeight: ((Int) -> CGFloat)?
  package var trailingActions: ((IndexPath) -> UISwipeActionsConfiguration?)?

  /// A delegate that implements nothing.
  private final class Silent: NSObject, UITableViewDelegate {}
  private let silent = Silent()

  package func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat { height?(indexPath) ?? silent.tableView(tableView, heightForRowAt: indexPath) }

  package func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    estimatedHeight?(indexPath) ?? silent.tableView(tableView, estimatedHeightForRowAt: indexPath)
  }

  package func tableView(
    _ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath
  ) -> Int {
    indentation?(indexPath) ?? silent.tableView(tableView, indentationLevelForRowAt: indexPath)
  }

  package func tableView(
    _ tableView: UITableView, viewForHeaderInSection section: Int
  ) -> UIView? {
    guard let headerView else {
      return silent.tableView(tableView, viewForHeaderInSection: section)
    }
    return headerView(section)
  }

  package func tableView(
    _ tableView: UITableView, viewForFooterInSection section: Int
  ) -> UIView? {
    guard let footerView else {
      return silent.tableView(tableView, viewForFooterInSection: section)
    }
    return footerView(tableView, section)
  }

  package func tableView(
    _ tableView: UITableView, heightForFooterInSection section: Int
  ) -> CGFloat {
    footerHeight?(section) ?? silent.tableView(tableView, heightForFooterInSection: section)
  }

  package func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard let trailingActions else {
      return silent.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
    }
    return trailingActions(indexPath)
  }
}
