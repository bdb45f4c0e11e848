// Generated from the protocol's declaration by `DelegationTests`.
public import Foundation

extension OptionalCalls where Target == any UITableViewDelegate {
  /// Calls `tableView(_:titleForDeleteConfirmationButtonForRowAt:)` and returns its result, or nil
  /// if the method is not implemented.
  public func callAsFunction(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    OptionalMethodCall.result {
      target.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: indexPath)
    } ?? nil
  }

  /// Calls `tableView(_:shouldIndentWhileEditingRowAt:)` and returns its result, or nil if the
  /// method is not implemented.
  public func callAsFunction<Object: UITableView>(
    _ tableView: Object, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool? {
    OptionalMethodCall.result {
      target.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath)
    }
  }

  /// Calls `tableView(_:shouldIndentWhileEditingRowAt:)` and returns its result, or the default if
  /// the method is not implemented.
  public func callAsFunction(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool {
    OptionalMethodCall.resultOrDefault {
      target.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath)
    }
  }

  /// Calls `tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)` and returns its
  /// result, or nil if the method is not implemented.
  public func callAsFunction<Object: UITableView>(
    _ tableView: Object, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath? {
    OptionalMethodCall.result {
      target.tableView(
        tableView, targetIndexPathForMoveFromRowAt: sourceIndexPath,
        toProposedIndexPath: proposedDestinationIndexPath)
    }
  }

  /// Calls `tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)` and returns its
  /// result, or the default if the method is not implemented.
  public func callAsFunction(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    OptionalMethodCall.resultOrDefault {
      target.tableView(
        tableView, targetIndexPathForMoveFromRowAt: sourceIndexPath,
        toProposedIndexPath: proposedDestinationIndexPath)
    }
  }

  /// Calls `tableView(_:leadingSwipeActionsConfigurationForRowAt:)` and returns its result, or nil
  /// if the method is not implemented.
  public func callAsFunction(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    OptionalMethodCall.result {
      target.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath)
    } ?? nil
  }

  /// Calls `tableView(_:trailingSwipeActionsConfigurationForRowAt:)` and returns its result, or nil
  /// if the method is not implemented.
  public func callAsFunction(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    OptionalMethodCall.result {
      target.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
    } ?? nil
  }

  /// Calls `tableView(_:indentationLevelForRowAt:)` and returns its result, or nil if the method is
  /// not implemented.
  public func callAsFunction<Object: UITableView>(
    _ tableView: Object, indentationLevelForRowAt indexPath: IndexPath
  ) -> Int? {
    OptionalMethodCall.result { target.tableView(tableView, indentationLevelForRowAt: indexPath) }
  }

  /// Calls `tableView(_:indentationLevelForRowAt:)` and returns its result, or the default if the
  /// method is not implemented.
  public func callAsFunction(
    _ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath
  ) -> Int {
    OptionalMethodCall.resultOrDefault {
      target.tableView(tableView, indentationLevelForRowAt: indexPath)
    }
  }

  /// Calls `tableView(_:contextMenuConfigurationForRowAt:point:)` and returns its result, or nil if
  /// the method is not implemented.
  public func callAsFunction(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    OptionalMethodCall.result {
      target.tableView(tableView, contextMenuConfigurationForRowAt: indexPath, point: point)
    } ?? nil
  }

  /// Calls `tableView(_:previewForHighlightingContextMenuWithConfiguration:)` and returns its
  /// result, or nil if the method is not implemented.
  public func callAsFunction(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    OptionalMethodCall.result {
      target.tableView(tableView, previewForHighlightingContextMenuWithConfiguration: configuration)
    } ?? nil
  }

  /// Calls `tableView(_:previewForDismissingContextMenuWithConfiguration:)` and returns its result,
  /// or nil if the method is not implemented.
  public func callAsFunction(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    OptionalMethodCall.result {
      target.tableView(tableView, previewForDismissingContextMenuWithConfiguration: configuration)
    } ?? nil
  }

  /// Calls `tableView(_:shouldSpringLoadRowAt:with:)` and returns its result, or nil if the method
  /// is not implemented.
  public func callAsFunction<Object: UITableView>(
    _ tableView: Object, shouldSpringLoadRowAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool? {
    OptionalMethodCall.result {
      target.tableView(tableView, shouldSpringLoadRowAt: indexPath, with: context)
    }
  }

  /// Calls `tableView(_:shouldSpringLoadRowAt:with:)` and returns its result, or the default if the
  /// method is not implemented.
  public func callAsFunction(
    _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool {
    OptionalMethodCall.resultOrDefault {
      target.tableView(tableView, shouldSpringLoadRowAt: indexPath, with: context)
    }
  }

  /// Calls `tableView(_:shouldBeginMultipleSelectionInteractionAt:)` and returns its result, or nil
  /// if the method is not implemented.
  public func callAsFunction<Object: UITableView>(
    _ tableView: Object, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool? {
    OptionalMethodCall.result {
      target.tableView(tableView, shouldBeginMultipleSelectionInteractionAt: indexPath)
    }
  }

  /// Calls `tableView(_:shouldBeginMultipleSelectionInteractionAt:)` and returns its result, or the
  /// default if the method is not implemented.
  public func callAsFunction(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    OptionalMethodCall.resultOrDefault {
      target.tableView(tableView, shouldBeginMultipleSelectionInteractionAt: indexPath)
    }
  }

  /// Calls `tableView(_:canFocusRowAt:)` and returns its result, or nil if the method is not
  /// implemented.
  public func callAsFunction<Object: UITableView>(
    _ tableView: Object, canFocusRowAt indexPath: IndexPath
  ) -> Bool? {
    OptionalMethodCall.result { target.tableView(tableView, canFocusRowAt: indexPath) }
  }

  /// Calls `tableView(_:canFocusRowAt:)` and returns its result, or the default if the method is
  /// not implemented.
  public func callAsFunction(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
    OptionalMethodCall.resultOrDefault { target.tableView(tableView, canFocusRowAt: indexPath) }
  }

  /// Calls `tableView(_:selectionFollowsFocusForRowAt:)` and returns its result, or nil if the
  /// method is not implemented.
  public func callAsFunction<Object: UITableView>(
    _ tableView: Object, selectionFollowsFocusForRowAt indexPath: IndexPath
  ) -> Bool? {
    OptionalMethodCall.result {
      target.tableView(tableView, selectionFollowsFocusForRowAt: indexPath)
    }
  }

  /// Calls `tableView(_:selectionFollowsFocusForRowAt:)` and returns its result, or the default if
  /// the method is not implemented.
  public func callAsFunction(
    _ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath
  ) -> Bool {
    OptionalMethodCall.resultOrDefault {
      target.tableView(tableView, selectionFollowsFocusForRowAt: indexPath)
    }
  }
}
