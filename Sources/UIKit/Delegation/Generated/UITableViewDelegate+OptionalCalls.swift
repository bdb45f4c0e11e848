// Generated from the protocol's declaration by `DelegationTests`.
public import Foundation

extension UITableViewDelegate {
  /// A callable that forwards to the optional methods named `tableView`; see `OptionalCalls`.
  @_disfavoredOverload
  public var tableView: OptionalCalls<any UITableViewDelegate>? {
    OptionalCalls(target: self)
  }

  /// A closure that calls `tableViewDidEndMultipleSelectionInteraction(_:)`; see `OptionalCalls`.
  @_disfavoredOverload
  public var tableViewDidEndMultipleSelectionInteraction: ((UITableView) -> Void)? {
    { view in
      _ = OptionalMethodCall.result {
        self.tableViewDidEndMultipleSelectionInteraction(view)
      }
    }
  }
}

extension OptionalCalls where Target == any UITableViewDelegate {
  /// Calls `tableView(_:heightForRowAt:)` and returns its result, or nil if the method is not
  /// implemented.
  public func callAsFunction<Object: UITableView>(
    _ tableView: Object, heightForRowAt indexPath: IndexPath
  ) -> CGFloat? {
    OptionalMethodCall.result { target.tableView(tableView, heightForRowAt: indexPath) }
  }

  /// Calls `tableView(_:heightForRowAt:)` and returns its result, or the default if the method is
  /// not implemented.
  public func callAsFunction(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    OptionalMethodCall.resultOrDefault { target.tableView(tableView, heightForRowAt: indexPath) }
  }

  /// Calls `tableView(_:estimatedHeightForRowAt:)` and returns its result, or nil if the method is
  /// not implemented.
  public func callAsFunction<Object: UITableView>(
    _ tableView: Object, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat? {
    OptionalMethodCall.result { target.tableView(tableView, estimatedHeightForRowAt: indexPath) }
  }

  /// Calls `tableView(_:estimatedHeightForRowAt:)` and returns its result, or the default if the
  /// method is not implemented.
  public func callAsFunction(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    OptionalMethodCall.resultOrDefault {
      target.tableView(tableView, estimatedHeightForRowAt: indexPath)
    }
  }

  /// Calls `tableView(_:heightForHeaderInSection:)` and returns its result, or nil if the method is
  /// not implemented.
  public func callAsFunction<Object: UITableView>(
    _ tableView: Object, heightForHeaderInSection section: Int
  ) -> CGFloat? {
    OptionalMethodCall.result { target.tableView(tableView, heightForHeaderInSection: section) }
  }

  /// Calls `tableView(_:heightForHeaderInSection:)` and returns its result, or the default if the
  /// method is not implemented.
  public func callAsFunction(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat {
    OptionalMethodCall.resultOrDefault {
      target.tableView(tableView, heightForHeaderInSection: section)
    }
  }

  /// Calls `tableView(_:heightForFooterInSection:)` and returns its result, or nil if the method is
  /// not implemented.
  public func callAsFunction<Object: UITableView>(
    _ tableView: Object, heightForFooterInSection section: Int
  ) -> CGFloat? {
    OptionalMethodCall.result { target.tableView(tableView, heightForFooterInSection: section) }
  }

  /// Calls `tableView(_:heightForFooterInSection:)` and returns its result, or the default if the
  /// method is not implemented.
  public func callAsFunction(
    _ tableView: UITableView, heightForFooterInSection section: Int
  ) -> CGFloat {
    OptionalMethodCall.resultOrDefault {
      target.tableView(tableView, heightForFooterInSection: section)
    }
  }

  /// Calls `tableView(_:estimatedHeightForHeaderInSection:)` and returns its result, or nil if the
  /// method is not implemented.
  public func callAsFunction<Object: UITableView>(
    _ tableView: Object, estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat? {
    OptionalMethodCall.result {
      target.tableView(tableView, estimatedHeightForHeaderInSection: section)
    }
  }

  /// Calls `tableView(_:estimatedHeightForHeaderInSection:)` and returns its result, or the default
  /// if the method is not implemented.
  public func callAsFunction(
    _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat {
    OptionalMethodCall.resultOrDefault {
      target.tableView(tableView, estimatedHeightForHeaderInSection: section)
    }
  }

  /// Calls `tableView(_:estimatedHeightForFooterInSection:)` and returns its result, or nil if the
  /// method is not implemented.
  public func callAsFunction<Object: UITableView>(
    _ tableView: Object, estimatedHeightForFooterInSection section: Int
  ) -> CGFloat? {
    OptionalMethodCall.result {
      target.tableView(tableView, estimatedHeightForFooterInSection: section)
    }
  }

  /// Calls `tableView(_:estimatedHeightForFooterInSection:)` and returns its result, or the default
  /// if the method is not implemented.
  public func callAsFunction(
    _ tableView: UITableView, estimatedHeightForFooterInSection section: Int
  ) -> CGFloat {
    OptionalMethodCall.resultOrDefault {
      target.tableView(tableView, estimatedHeightForFooterInSection: section)
    }
  }

  /// Calls `tableView(_:viewForHeaderInSection:)` and returns its result, or nil if the method is
  /// not implemented.
  public func callAsFunction(
    _ tableView: UITableView, viewForHeaderInSection section: Int
  ) -> UIView? {
    OptionalMethodCall.result {
      target.tableView(tableView, viewForHeaderInSection: section)
    } ?? nil
  }

  /// Calls `tableView(_:viewForFooterInSection:)` and returns its result, or nil if the method is
  /// not implemented.
  public func callAsFunction(
    _ tableView: UITableView, viewForFooterInSection section: Int
  ) -> UIView? {
    OptionalMethodCall.result {
      target.tableView(tableView, viewForFooterInSection: section)
    } ?? nil
  }

  /// Calls `tableView(_:shouldHighlightRowAt:)` and returns its result, or nil if the method is not
  /// implemented.
  public func callAsFunction<Object: UITableView>(
    _ tableView: Object, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool? {
    OptionalMethodCall.result { target.tableView(tableView, shouldHighlightRowAt: indexPath) }
  }

  /// Calls `tableView(_:shouldHighlightRowAt:)` and returns its result, or the default if the
  /// method is not implemented.
  public func callAsFunction(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool {
    OptionalMethodCall.resultOrDefault {
      target.tableView(tableView, shouldHighlightRowAt: indexPath)
    }
  }

  /// Calls `tableView(_:willSelectRowAt:)` and returns its result, or nil if the method is not
  /// implemented.
  public func callAsFunction(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    OptionalMethodCall.result { target.tableView(tableView, willSelectRowAt: indexPath) } ?? nil
  }

  /// Calls `tableView(_:willDeselectRowAt:)` and returns its result, or nil if the method is not
  /// implemented.
  public func callAsFunction(
    _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    OptionalMethodCall.result { target.tableView(tableView, willDeselectRowAt: indexPath) } ?? nil
  }

  /// Calls `tableView(_:canPerformPrimaryActionForRowAt:)` and returns its result, or nil if the
  /// method is not implemented.
  public func callAsFunction<Object: UITableView>(
    _ tableView: Object, canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool? {
    OptionalMethodCall.result {
      target.tableView(tableView, canPerformPrimaryActionForRowAt: indexPath)
    }
  }

  /// Calls `tableView(_:canPerformPrimaryActionForRowAt:)` and returns its result, or the default
  /// if the method is not implemented.
  public func callAsFunction(
    _ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool {
    OptionalMethodCall.resultOrDefault {
      target.tableView(tableView, canPerformPrimaryActionForRowAt: indexPath)
    }
  }

  /// Calls `tableView(_:editingStyleForRowAt:)` and returns its result, or nil if the method is not
  /// implemented.
  public func callAsFunction<Object: UITableView>(
    _ tableView: Object, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle? {
    OptionalMethodCall.result { target.tableView(tableView, editingStyleForRowAt: indexPath) }
  }

  /// Calls `tableView(_:editingStyleForRowAt:)` and returns its result, or the default if the
  /// method is not implemented.
  public func callAsFunction(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    OptionalMethodCall.resultOrDefault {
      target.tableView(tableView, editingStyleForRowAt: indexPath)
    }
  }
}
