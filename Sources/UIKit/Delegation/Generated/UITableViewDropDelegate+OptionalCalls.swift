// Generated from the protocol's declaration by `DelegationTests`.
public import Foundation

extension UITableViewDropDelegate {
  /// A callable that forwards to the optional methods named `tableView`; see `OptionalCalls`.
  @_disfavoredOverload
  public var tableView: OptionalCalls<any UITableViewDropDelegate>? {
    OptionalCalls(target: self)
  }
}

extension OptionalCalls where Target == any UITableViewDropDelegate {
  /// Calls `tableView(_:canHandle:)` and returns its result, or nil if the method is not
  /// implemented.
  public func callAsFunction<Object: UITableView>(
    _ tableView: Object, canHandle session: any UIDropSession
  ) -> Bool? {
    OptionalMethodCall.result { target.tableView(tableView, canHandle: session) }
  }

  /// Calls `tableView(_:canHandle:)` and returns its result, or the default if the method is not
  /// implemented.
  public func callAsFunction(
    _ tableView: UITableView, canHandle session: any UIDropSession
  ) -> Bool {
    OptionalMethodCall.resultOrDefault { target.tableView(tableView, canHandle: session) }
  }

  /// Calls `tableView(_:dropSessionDidEnter:)`, and returns nil if the method is not implemented.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, dropSessionDidEnter session: any UIDropSession
  ) -> Void? {
    OptionalMethodCall.result { target.tableView(tableView, dropSessionDidEnter: session) }
  }

  /// Calls `tableView(_:dropSessionDidUpdate:withDestinationIndexPath:)` and returns its result, or
  /// nil if the method is not implemented.
  public func callAsFunction<Object: UITableView>(
    _ tableView: Object, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal? {
    OptionalMethodCall.result {
      target.tableView(
        tableView, dropSessionDidUpdate: session, withDestinationIndexPath: destinationIndexPath)
    }
  }

  /// Calls `tableView(_:dropSessionDidUpdate:withDestinationIndexPath:)` and returns its result, or
  /// the default if the method is not implemented.
  public func callAsFunction(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    OptionalMethodCall.resultOrDefault {
      target.tableView(
        tableView, dropSessionDidUpdate: session, withDestinationIndexPath: destinationIndexPath)
    }
  }

  /// Calls `tableView(_:dropSessionDidExit:)`, and returns nil if the method is not implemented.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, dropSessionDidExit session: any UIDropSession
  ) -> Void? {
    OptionalMethodCall.result { target.tableView(tableView, dropSessionDidExit: session) }
  }

  /// Calls `tableView(_:dropSessionDidEnd:)`, and returns nil if the method is not implemented.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, dropSessionDidEnd session: any UIDropSession
  ) -> Void? {
    OptionalMethodCall.result { target.tableView(tableView, dropSessionDidEnd: session) }
  }

  /// Calls `tableView(_:dropPreviewParametersForRowAt:)` and returns its result, or nil if the
  /// method is not implemented.
  public func callAsFunction(
    _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? {
    OptionalMethodCall.result {
      target.tableView(tableView, dropPreviewParametersForRowAt: indexPath)
    } ?? nil
  }
}
