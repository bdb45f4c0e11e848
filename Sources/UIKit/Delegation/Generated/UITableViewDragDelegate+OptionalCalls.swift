// Generated from the protocol's declaration by `DelegationTests`.
public import Foundation

extension UITableViewDragDelegate {
  /// A callable that forwards to the optional methods named `tableView`; see `OptionalCalls`.
  @_disfavoredOverload
  public var tableView: OptionalCalls<any UITableViewDragDelegate>? {
    OptionalCalls(target: self)
  }
}

extension OptionalCalls where Target == any UITableViewDragDelegate {
  /// Calls `tableView(_:itemsForAddingTo:at:point:)` and returns its result, or nil if the method
  /// is not implemented.
  public func callAsFunction<Object: UITableView>(
    _ tableView: Object, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem]? {
    OptionalMethodCall.result {
      target.tableView(tableView, itemsForAddingTo: session, at: indexPath, point: point)
    }
  }

  /// Calls `tableView(_:itemsForAddingTo:at:point:)` and returns its result, or the default if the
  /// method is not implemented.
  public func callAsFunction(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem] {
    OptionalMethodCall.resultOrDefault {
      target.tableView(tableView, itemsForAddingTo: session, at: indexPath, point: point)
    }
  }

  /// Calls `tableView(_:dragPreviewParametersForRowAt:)` and returns its result, or nil if the
  /// method is not implemented.
  public func callAsFunction(
    _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? {
    OptionalMethodCall.result {
      target.tableView(tableView, dragPreviewParametersForRowAt: indexPath)
    } ?? nil
  }

  /// Calls `tableView(_:dragSessionWillBegin:)`, and returns nil if the method is not implemented.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, dragSessionWillBegin session: any UIDragSession
  ) -> Void? {
    OptionalMethodCall.result { target.tableView(tableView, dragSessionWillBegin: session) }
  }

  /// Calls `tableView(_:dragSessionDidEnd:)`, and returns nil if the method is not implemented.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, dragSessionDidEnd session: any UIDragSession
  ) -> Void? {
    OptionalMethodCall.result { target.tableView(tableView, dragSessionDidEnd: session) }
  }

  /// Calls `tableView(_:dragSessionAllowsMoveOperation:)` and returns its result, or nil if the
  /// method is not implemented.
  public func callAsFunction<Object: UITableView>(
    _ tableView: Object, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool? {
    OptionalMethodCall.result {
      target.tableView(tableView, dragSessionAllowsMoveOperation: session)
    }
  }

  /// Calls `tableView(_:dragSessionAllowsMoveOperation:)` and returns its result, or the default if
  /// the method is not implemented.
  public func callAsFunction(
    _ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool {
    OptionalMethodCall.resultOrDefault {
      target.tableView(tableView, dragSessionAllowsMoveOperation: session)
    }
  }

  /// Calls `tableView(_:dragSessionIsRestrictedToDraggingApplication:)` and returns its result, or
  /// nil if the method is not implemented.
  public func callAsFunction<Object: UITableView>(
    _ tableView: Object, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool? {
    OptionalMethodCall.result {
      target.tableView(tableView, dragSessionIsRestrictedToDraggingApplication: session)
    }
  }

  /// Calls `tableView(_:dragSessionIsRestrictedToDraggingApplication:)` and returns its result, or
  /// the default if the method is not implemented.
  public func callAsFunction(
    _ tableView: UITableView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool {
    OptionalMethodCall.resultOrDefault {
      target.tableView(tableView, dragSessionIsRestrictedToDraggingApplication: session)
    }
  }
}
