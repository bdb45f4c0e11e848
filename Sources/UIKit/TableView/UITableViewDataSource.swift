// Mirrors UITableViewDataSource (iOS 17). Missing: nothing.
public import Foundation

/// An object that gives a table its numbers and its cells.
@preconcurrency @MainActor public protocol UITableViewDataSource: NSObjectProtocol {
  /// Returns the number of rows in a section.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// Returns the cell for a row.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  /// Returns the number of sections; one without an implementation.
  func numberOfSections(in tableView: UITableView) -> Int
  /// Returns the title above a section; none without an implementation.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  /// Returns the title below a section; none without an implementation.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  /// Inert: returns whether a row can be edited; yes without an implementation.
  ///
  /// Differs from UIKit: it is never called, as rows are not edited.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
  /// Inert: returns whether a row can be moved.
  ///
  /// Differs from UIKit: it is never called, as rows are not moved.
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
  /// Inert: returns the titles of the index on the side.
  ///
  /// Differs from UIKit: it is never called, as no index is shown.
  func sectionIndexTitles(for tableView: UITableView) -> [String]?
  /// Inert: returns the section that a title of the index stands for.
  func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int
  /// Inert: is called when the user has deleted or inserted a row.
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath)
  /// Inert: is called when the user has moved a row.
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)
}

extension UITableViewDataSource {
  /// Answers that the method is not implemented.
  public func numberOfSections(in tableView: UITableView) -> Int { Unanswered.placeholder(1) }
  /// Answers that the method is not implemented.
  public func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { Unanswered.placeholder(nil) }
  /// Answers that the method is not implemented.
  public func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { Unanswered.placeholder(nil) }
  /// Answers that the method is not implemented.
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    Unanswered.placeholder(true)
  }
  /// Answers that the method is not implemented.
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    Unanswered.placeholder(true)
  }
  /// Answers that the method is not implemented.
  public func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    Unanswered.placeholder(nil)
  }
  /// Answers that the method is not implemented.
  public func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { Unanswered.placeholder(index) }
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { Unanswered.placeholder(()) }
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { Unanswered.placeholder(()) }
}
