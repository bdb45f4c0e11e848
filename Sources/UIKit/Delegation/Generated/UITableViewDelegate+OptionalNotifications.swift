// Generated from the protocol's declaration by `DelegationTests`.
public import Foundation

extension OptionalCalls where Target == any UITableViewDelegate {
  /// Calls `tableView(_:willDisplay:forRowAt:)`, and returns nil if the method is not implemented.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) -> Void? {
    OptionalMethodCall.result {
      target.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
    }
  }

  /// Calls `tableView(_:didEndDisplaying:forRowAt:)`, and returns nil if the method is not
  /// implemented.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) -> Void? {
    OptionalMethodCall.result {
      target.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath)
    }
  }

  /// Calls `tableView(_:willDisplayHeaderView:forSection:)`, and returns nil if the method is not
  /// implemented.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) -> Void? {
    OptionalMethodCall.result {
      target.tableView(tableView, willDisplayHeaderView: view, forSection: section)
    }
  }

  /// Calls `tableView(_:willDisplayFooterView:forSection:)`, and returns nil if the method is not
  /// implemented.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) -> Void? {
    OptionalMethodCall.result {
      target.tableView(tableView, willDisplayFooterView: view, forSection: section)
    }
  }

  /// Calls `tableView(_:didHighlightRowAt:)`, and returns nil if the method is not implemented.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, didHighlightRowAt indexPath: IndexPath
  ) -> Void? {
    OptionalMethodCall.result { target.tableView(tableView, didHighlightRowAt: indexPath) }
  }

  /// Calls `tableView(_:didUnhighlightRowAt:)`, and returns nil if the method is not implemented.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath
  ) -> Void? {
    OptionalMethodCall.result { target.tableView(tableView, didUnhighlightRowAt: indexPath) }
  }

  /// Calls `tableView(_:didSelectRowAt:)`, and returns nil if the method is not implemented.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, didSelectRowAt indexPath: IndexPath
  ) -> Void? {
    OptionalMethodCall.result { target.tableView(tableView, didSelectRowAt: indexPath) }
  }

  /// Calls `tableView(_:didDeselectRowAt:)`, and returns nil if the method is not implemented.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, didDeselectRowAt indexPath: IndexPath
  ) -> Void? {
    OptionalMethodCall.result { target.tableView(tableView, didDeselectRowAt: indexPath) }
  }

  /// Calls `tableView(_:performPrimaryActionForRowAt:)`, and returns nil if the method is not
  /// implemented.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath
  ) -> Void? {
    OptionalMethodCall.result {
      target.tableView(tableView, performPrimaryActionForRowAt: indexPath)
    }
  }

  /// Calls `tableView(_:accessoryButtonTappedForRowWith:)`, and returns nil if the method is not
  /// implemented.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) -> Void? {
    OptionalMethodCall.result {
      target.tableView(tableView, accessoryButtonTappedForRowWith: indexPath)
    }
  }

  /// Calls `tableView(_:didEndDisplayingHeaderView:forSection:)`, and returns nil if the method is
  /// not implemented.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) -> Void? {
    OptionalMethodCall.result {
      target.tableView(tableView, didEndDisplayingHeaderView: view, forSection: section)
    }
  }

  /// Calls `tableView(_:didEndDisplayingFooterView:forSection:)`, and returns nil if the method is
  /// not implemented.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) -> Void? {
    OptionalMethodCall.result {
      target.tableView(tableView, didEndDisplayingFooterView: view, forSection: section)
    }
  }

  /// Calls `tableView(_:willDisplayContextMenu:animator:)`, and returns nil if the method is not
  /// implemented.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) -> Void? {
    OptionalMethodCall.result {
      target.tableView(tableView, willDisplayContextMenu: configuration, animator: animator)
    }
  }

  /// Calls `tableView(_:willEndContextMenuInteraction:animator:)`, and returns nil if the method is
  /// not implemented.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) -> Void? {
    OptionalMethodCall.result {
      target.tableView(tableView, willEndContextMenuInteraction: configuration, animator: animator)
    }
  }

  /// Calls `tableView(_:willPerformPreviewActionForMenuWith:animator:)`, and returns nil if the
  /// method is not implemented.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) -> Void? {
    OptionalMethodCall.result {
      target.tableView(
        tableView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }
  }

  /// Calls `tableView(_:didBeginMultipleSelectionInteractionAt:)`, and returns nil if the method is
  /// not implemented.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Void? {
    OptionalMethodCall.result {
      target.tableView(tableView, didBeginMultipleSelectionInteractionAt: indexPath)
    }
  }
}
