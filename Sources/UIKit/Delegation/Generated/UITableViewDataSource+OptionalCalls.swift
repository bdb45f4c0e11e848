// Generated from the protocol's declaration by `DelegationTests`.
public import Foundation

extension UITableViewDataSource {
  /// A callable that forwards to the optional methods named `numberOfSections`; see
  /// `OptionalCalls`.
  @_disfavoredOverload
  public var numberOfSections: OptionalCalls<any UITableViewDataSource>? {
    OptionalCalls(target: self)
  }

  /// A callable that forwards to the optional methods named `tableView`; see `OptionalCalls`.
  @_disfavoredOverload
  public var tableView: OptionalCalls<any UITableViewDataSource>? {
    OptionalCalls(target: self)
  }

  /// A callable that forwards to the optional methods named `sectionIndexTitles`; see
  /// `OptionalCalls`.
  @_disfavoredOverload
  public var sectionIndexTitles: OptionalCalls<any UITableViewDataSource>? {
    OptionalCalls(target: self)
  }
}

extension OptionalCalls where Target == any UITableViewDataSource {
  /// Calls `numberOfSections(in:)` and returns its result, or nil if the method is not implemented.
  public func callAsFunction<Object: UITableView>(in tableView: Object) -> Int? {
    OptionalMethodCall.result { target.numberOfSections(in: tableView) }
  }

  /// Calls `numberOfSections(in:)` and returns its result, or the default if the method is not
  /// implemented.
  public func callAsFunction(in tableView: UITableView) -> Int {
    OptionalMethodCall.resultOrDefault { target.numberOfSections(in: tableView) }
  }

  /// Calls `tableView(_:titleForHeaderInSection:)` and returns its result, or nil if the method is
  /// not implemented.
  public func callAsFunction(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    OptionalMethodCall.result {
      target.tableView(tableView, titleForHeaderInSection: section)
    } ?? nil
  }

  /// Calls `tableView(_:titleForFooterInSection:)` and returns its result, or nil if the method is
  /// not implemented.
  public func callAsFunction(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? {
    OptionalMethodCall.result {
      target.tableView(tableView, titleForFooterInSection: section)
    } ?? nil
  }

  /// Calls `tableView(_:canEditRowAt:)` and returns its result, or nil if the method is not
  /// implemented.
  public func callAsFunction<Object: UITableView>(
    _ tableView: Object, canEditRowAt indexPath: IndexPath
  ) -> Bool? {
    OptionalMethodCall.result { target.tableView(tableView, canEditRowAt: indexPath) }
  }

  /// Calls `tableView(_:canEditRowAt:)` and returns its result, or the default if the method is not
  /// implemented.
  public func callAsFunction(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    OptionalMethodCall.resultOrDefault { target.tableView(tableView, canEditRowAt: indexPath) }
  }

  /// Calls `tableView(_:canMoveRowAt:)` and returns its result, or nil if the method is not
  /// implemented.
  public func callAsFunction<Object: UITableView>(
    _ tableView: Object, canMoveRowAt indexPath: IndexPath
  ) -> Bool? {
    OptionalMethodCall.result { target.tableView(tableView, canMoveRowAt: indexPath) }
  }

  /// Calls `tableView(_:canMoveRowAt:)` and returns its result, or the default if the method is not
  /// implemented.
  public func callAsFunction(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    OptionalMethodCall.resultOrDefault { target.tableView(tableView, canMoveRowAt: indexPath) }
  }

  /// Calls `sectionIndexTitles(for:)` and returns its result, or nil if the method is not
  /// implemented.
  public func callAsFunction(for tableView: UITableView) -> [String]? {
    OptionalMethodCall.result { target.sectionIndexTitles(for: tableView) } ?? nil
  }

  /// Calls `tableView(_:sectionForSectionIndexTitle:at:)` and returns its result, or nil if the
  /// method is not implemented.
  public func callAsFunction<Object: UITableView>(
    _ tableView: Object, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int? {
    OptionalMethodCall.result {
      target.tableView(tableView, sectionForSectionIndexTitle: title, at: index)
    }
  }

  /// Calls `tableView(_:sectionForSectionIndexTitle:at:)` and returns its result, or the default if
  /// the method is not implemented.
  public func callAsFunction(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int {
    OptionalMethodCall.resultOrDefault {
      target.tableView(tableView, sectionForSectionIndexTitle: title, at: index)
    }
  }

  /// Calls `tableView(_:commit:forRowAt:)`, and returns nil if the method is not implemented.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) -> Void? {
    OptionalMethodCall.result {
      target.tableView(tableView, commit: editingStyle, forRowAt: indexPath)
    }
  }

  /// Calls `tableView(_:moveRowAt:to:)`, and returns nil if the method is not implemented.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) -> Void? {
    OptionalMethodCall.result {
      target.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath)
    }
  }
}
