// Generated from the protocol's declaration by `DelegationTests`.
public import Foundation

extension UITableViewDelegate {
  /// Calls the methods of this name; see `OptionalCalls`.
  @_disfavoredOverload
  public var tableView: OptionalCalls<any UITableViewDelegate>? {
    OptionalCalls(target: self)
  }
}

extension OptionalCalls where Target == any UITableViewDelegate {
  /// Calls `tableView(_:heightForRowAt:)`; nil without an implementation.
  public func callAsFunction<Object: UITableView>(
    _ tableView: Object, heightForRowAt indexPath: IndexPath
  ) -> CGFloat? {
    OptionalMethodCall.result { target.tableView(tableView, heightForRowAt: indexPath) }
  }

  /// Calls `tableView(_:heightForRowAt:)`; its default without an implementation.
  public func callAsFunction(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    OptionalMethodCall.resultOrDefault { target.tableView(tableView, heightForRowAt: indexPath) }
  }

  /// Calls `tableView(_:estimatedHeightForRowAt:)`; nil without an implementation.
  public func callAsFunction<Object: UITableView>(
    _ tableView: Object, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat? {
    OptionalMethodCall.result { target.tableView(tableView, estimatedHeightForRowAt: indexPath) }
  }

  /// Calls `tableView(_:estimatedHeightForRowAt:)`; its default without an implementation.
  public func callAsFunction(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    OptionalMethodCall.resultOrDefault {
      target.tableView(tableView, estimatedHeightForRowAt: indexPath)
    }
  }

  /// Calls `tableView(_:heightForHeaderInSection:)`; nil without an implementation.
  public func callAsFunction<Object: UITableView>(
    _ tableView: Object, heightForHeaderInSection section: Int
  ) -> CGFloat? {
    OptionalMethodCall.result { target.tableView(tableView, heightForHeaderInSection: section) }
  }

  /// Calls `tableView(_:heightForHeaderInSection:)`; its default without an implementation.
  public func callAsFunction(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat {
    OptionalMethodCall.resultOrDefault {
      target.tableView(tableView, heightForHeaderInSection: section)
    }
  }

  /// Calls `tableView(_:heightForFooterInSection:)`; nil without an implementation.
  public func callAsFunction<Object: UITableView>(
    _ tableView: Object, heightForFooterInSection section: Int
  ) -> CGFloat? {
    OptionalMethodCall.result { target.tableView(tableView, heightForFooterInSection: section) }
  }

  /// Calls `tableView(_:heightForFooterInSection:)`; its default without an implementation.
  public func callAsFunction(
    _ tableView: UITableView, heightForFooterInSection section: Int
  ) -> CGFloat {
    OptionalMethodCall.resultOrDefault {
      target.tableView(tableView, heightForFooterInSection: section)
    }
  }

  /// Calls `tableView(_:estimatedHeightForHeaderInSection:)`; nil without an implementation.
  public func callAsFunction<Object: UITableView>(
    _ tableView: Object, estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat? {
    OptionalMethodCall.result {
      target.tableView(tableView, estimatedHeightForHeaderInSection: section)
    }
  }

  /// Calls `tableView(_:estimatedHeightForHeaderInSection:)`; its default without an implementation.
  public func callAsFunction(
    _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat {
    OptionalMethodCall.resultOrDefault {
      target.tableView(tableView, estimatedHeightForHeaderInSection: section)
    }
  }

  /// Calls `tableView(_:estimatedHeightForFooterInSection:)`; nil without an implementation.
  public func callAsFunction<Object: UITableView>(
    _ tableView: Object, estimatedHeightForFooterInSection section: Int
  ) -> CGFloat? {
    OptionalMethodCall.result {
      target.tableView(tableView, estimatedHeightForFooterInSection: section)
    }
  }

  /// Calls `tableView(_:estimatedHeightForFooterInSection:)`; its default without an implementation.
  public func callAsFunction(
    _ tableView: UITableView, estimatedHeightForFooterInSection section: Int
  ) -> CGFloat {
    OptionalMethodCall.resultOrDefault {
      target.tableView(tableView, estimatedHeightForFooterInSection: section)
    }
  }

  /// Calls `tableView(_:viewForHeaderInSection:)`; nil without an implementation.
  public func callAsFunction(
    _ tableView: UITableView, viewForHeaderInSection section: Int
  ) -> UIView? {
    OptionalMethodCall.result {
      target.tableView(tableView, viewForHeaderInSection: section)
    } ?? nil
  }

  /// Calls `tableView(_:viewForFooterInSection:)`; nil without an implementation.
  public func callAsFunction(
    _ tableView: UITableView, viewForFooterInSection section: Int
  ) -> UIView? {
    OptionalMethodCall.result {
      target.tableView(tableView, viewForFooterInSection: section)
    } ?? nil
  }

  /// Calls `tableView(_:willDisplay:forRowAt:)`; nil without an implementation.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) -> Void? {
    OptionalMethodCall.result {
      target.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
    }
  }

  /// Calls `tableView(_:didEndDisplaying:forRowAt:)`; nil without an implementation.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) -> Void? {
    OptionalMethodCall.result {
      target.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath)
    }
  }

  /// Calls `tableView(_:willDisplayHeaderView:forSection:)`; nil without an implementation.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) -> Void? {
    OptionalMethodCall.result {
      target.tableView(tableView, willDisplayHeaderView: view, forSection: section)
    }
  }

  /// Calls `tableView(_:willDisplayFooterView:forSection:)`; nil without an implementation.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) -> Void? {
    OptionalMethodCall.result {
      target.tableView(tableView, willDisplayFooterView: view, forSection: section)
    }
  }

  /// Calls `tableView(_:shouldHighlightRowAt:)`; nil without an implementation.
  public func callAsFunction<Object: UITableView>(
    _ tableView: Object, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool? {
    OptionalMethodCall.result { target.tableView(tableView, shouldHighlightRowAt: indexPath) }
  }

  /// Calls `tableView(_:shouldHighlightRowAt:)`; its default without an implementation.
  public func callAsFunction(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool {
    OptionalMethodCall.resultOrDefault {
      target.tableView(tableView, shouldHighlightRowAt: indexPath)
    }
  }

  /// Calls `tableView(_:didHighlightRowAt:)`; nil without an implementation.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, didHighlightRowAt indexPath: IndexPath
  ) -> Void? {
    OptionalMethodCall.result { target.tableView(tableView, didHighlightRowAt: indexPath) }
  }

  /// Calls `tableView(_:didUnhighlightRowAt:)`; nil without an implementation.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath
  ) -> Void? {
    OptionalMethodCall.result { target.tableView(tableView, didUnhighlightRowAt: indexPath) }
  }

  /// Calls `tableView(_:willSelectRowAt:)`; nil without an implementation.
  public func callAsFunction(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    OptionalMethodCall.result { target.tableView(tableView, willSelectRowAt: indexPath) } ?? nil
  }

  /// Calls `tableView(_:willDeselectRowAt:)`; nil without an implementation.
  public func callAsFunction(
    _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    OptionalMethodCall.result { target.tableView(tableView, willDeselectRowAt: indexPath) } ?? nil
  }

  /// Calls `tableView(_:didSelectRowAt:)`; nil without an implementation.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, didSelectRowAt indexPath: IndexPath
  ) -> Void? {
    OptionalMethodCall.result { target.tableView(tableView, didSelectRowAt: indexPath) }
  }

  /// Calls `tableView(_:didDeselectRowAt:)`; nil without an implementation.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, didDeselectRowAt indexPath: IndexPath
  ) -> Void? {
    OptionalMethodCall.result { target.tableView(tableView, didDeselectRowAt: indexPath) }
  }

  /// Calls `tableView(_:accessoryButtonTappedForRowWith:)`; nil without an implementation.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) -> Void? {
    OptionalMethodCall.result {
      target.tableView(tableView, accessoryButtonTappedForRowWith: indexPath)
    }
  }

  /// Calls `tableView(_:editingStyleForRowAt:)`; nil without an implementation.
  public func callAsFunction<Object: UITableView>(
    _ tableView: Object, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle? {
    OptionalMethodCall.result { target.tableView(tableView, editingStyleForRowAt: indexPath) }
  }

  /// Calls `tableView(_:editingStyleForRowAt:)`; its default without an implementation.
  public func callAsFunction(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    OptionalMethodCall.resultOrDefault {
      target.tableView(tableView, editingStyleForRowAt: indexPath)
    }
  }

  /// Calls `tableView(_:titleForDeleteConfirmationButtonForRowAt:)`; nil without an implementation.
  public func callAsFunction(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    OptionalMethodCall.result {
      target.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: indexPath)
    } ?? nil
  }

  /// Calls `tableView(_:shouldIndentWhileEditingRowAt:)`; nil without an implementation.
  public func callAsFunction<Object: UITableView>(
    _ tableView: Object, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool? {
    OptionalMethodCall.result {
      target.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath)
    }
  }

  /// Calls `tableView(_:shouldIndentWhileEditingRowAt:)`; its default without an implementation.
  public func callAsFunction(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool {
    OptionalMethodCall.resultOrDefault {
      target.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath)
    }
  }

  /// Calls `tableView(_:leadingSwipeActionsConfigurationForRowAt:)`; nil without an implementation.
  public func callAsFunction(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    OptionalMethodCall.result {
      target.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath)
    } ?? nil
  }

  /// Calls `tableView(_:trailingSwipeActionsConfigurationForRowAt:)`; nil without an implementation.
  public func callAsFunction(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    OptionalMethodCall.result {
      target.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
    } ?? nil
  }

  /// Calls `tableView(_:didEndDisplayingHeaderView:forSection:)`; nil without an implementation.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) -> Void? {
    OptionalMethodCall.result {
      target.tableView(tableView, didEndDisplayingHeaderView: view, forSection: section)
    }
  }

  /// Calls `tableView(_:didEndDisplayingFooterView:forSection:)`; nil without an implementation.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) -> Void? {
    OptionalMethodCall.result {
      target.tableView(tableView, didEndDisplayingFooterView: view, forSection: section)
    }
  }

  /// Calls `tableView(_:indentationLevelForRowAt:)`; nil without an implementation.
  public func callAsFunction<Object: UITableView>(
    _ tableView: Object, indentationLevelForRowAt indexPath: IndexPath
  ) -> Int? {
    OptionalMethodCall.result { target.tableView(tableView, indentationLevelForRowAt: indexPath) }
  }

  /// Calls `tableView(_:indentationLevelForRowAt:)`; its default without an implementation.
  public func callAsFunction(
    _ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath
  ) -> Int {
    OptionalMethodCall.resultOrDefault {
      target.tableView(tableView, indentationLevelForRowAt: indexPath)
    }
  }
}
