public import Foundation

// Calls of methods that may be missing, written with `?` as on iOS; see `OptionalCalls`.

extension UITableViewDataSource {
  /// Calls the methods of this name; see `OptionalCalls`.
  @_disfavoredOverload
  public var numberOfSections: OptionalCalls<any UITableViewDataSource>? {
    OptionalCalls(target: self)
  }

  /// Calls the methods of this name; see `OptionalCalls`.
  @_disfavoredOverload
  public var tableView: OptionalCalls<any UITableViewDataSource>? {
    OptionalCalls(target: self)
  }

  /// Calls the methods of this name; see `OptionalCalls`.
  @_disfavoredOverload
  public var sectionIndexTitles: OptionalCalls<any UITableViewDataSource>? {
    OptionalCalls(target: self)
  }
}

extension OptionalCalls where Target == any UITableViewDataSource {
  /// Calls `numberOfSections(in:)`; nil without an implementation.
  public func callAsFunction<Object: UITableView>(in tableView: Object) -> Int? {
    Unanswered.ask { target.numberOfSections(in: tableView) }
  }

  /// Calls `numberOfSections(in:)`; its default without an implementation.
  public func callAsFunction(in tableView: UITableView) -> Int {
    Unanswered.value { target.numberOfSections(in: tableView) }
  }

  /// Calls `tableView(_:titleForHeaderInSection:)`; nil without an implementation.
  public func callAsFunction(_ tableView: UITableView, titleForHeaderInSection section: Int)
    -> String?
  {
    Unanswered.ask { target.tableView(tableView, titleForHeaderInSection: section) } ?? nil
  }

  /// Calls `tableView(_:titleForFooterInSection:)`; nil without an implementation.
  public func callAsFunction(_ tableView: UITableView, titleForFooterInSection section: Int)
    -> String?
  {
    Unanswered.ask { target.tableView(tableView, titleForFooterInSection: section) } ?? nil
  }

  /// Calls `tableView(_:canEditRowAt:)`; nil without an implementation.
  public func callAsFunction<Object: UITableView>(
    _ tableView: Object, canEditRowAt indexPath: IndexPath
  ) -> Bool? {
    Unanswered.ask { target.tableView(tableView, canEditRowAt: indexPath) }
  }

  /// Calls `tableView(_:canEditRowAt:)`; its default without an implementation.
  public func callAsFunction(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    Unanswered.value { target.tableView(tableView, canEditRowAt: indexPath) }
  }

  /// Calls `tableView(_:canMoveRowAt:)`; nil without an implementation.
  public func callAsFunction<Object: UITableView>(
    _ tableView: Object, canMoveRowAt indexPath: IndexPath
  ) -> Bool? {
    Unanswered.ask { target.tableView(tableView, canMoveRowAt: indexPath) }
  }

  /// Calls `tableView(_:canMoveRowAt:)`; its default without an implementation.
  public func callAsFunction(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    Unanswered.value { target.tableView(tableView, canMoveRowAt: indexPath) }
  }

  /// Calls `sectionIndexTitles(for:)`; nil without an implementation.
  public func callAsFunction(for tableView: UITableView) -> [String]? {
    Unanswered.ask { target.sectionIndexTitles(for: tableView) } ?? nil
  }

  /// Calls `tableView(_:sectionForSectionIndexTitle:at:)`; nil without an implementation.
  public func callAsFunction<Object: UITableView>(
    _ tableView: Object, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int? {
    Unanswered.ask { target.tableView(tableView, sectionForSectionIndexTitle: title, at: index) }
  }

  /// Calls `tableView(_:sectionForSectionIndexTitle:at:)`; its default without an implementation.
  public func callAsFunction(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int {
    Unanswered.value { target.tableView(tableView, sectionForSectionIndexTitle: title, at: index) }
  }

  /// Calls `tableView(_:commit:forRowAt:)`; nil without an implementation.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) -> Void? {
    Unanswered.ask { target.tableView(tableView, commit: editingStyle, forRowAt: indexPath) }
  }

  /// Calls `tableView(_:moveRowAt:to:)`; nil without an implementation.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) -> Void? {
    Unanswered.ask {
      target.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath)
    }
  }
}
