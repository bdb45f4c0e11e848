// Mirrors UITableViewDataSource (iOS 17). Missing: nothing.
public import Foundation

/// An object that gives a table its numbers and its cells.
@preconcurrency @MainActor public protocol UITableViewDataSource: NSObjectProtocol {
  /// Returns the number of rows in a section.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// Returns the cell for a row.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  /// Returns the number of sections; one without an implementation.
  // Optional: 1
  func numberOfSections(in tableView: UITableView) -> Int
  /// Returns the title above a section; none without an implementation.
  // Optional: nil
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  /// Returns the title below a section; none without an implementation.
  // Optional: nil
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  /// Inert: returns whether a row can be edited; yes without an implementation.
  ///
  /// Differs from UIKit: it is never called, as rows are not edited.
  // Optional: true
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
  /// Inert: returns whether a row can be moved.
  ///
  /// Differs from UIKit: it is never called, as rows are not moved.
  // Optional: true
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
  /// Inert: returns the titles of the index on the side.
  ///
  /// Differs from UIKit: it is never called, as no index is shown.
  // Optional: nil
  func sectionIndexTitles(for tableView: UITableView) -> [String]?
  /// Inert: returns the section that a title of the index stands for.
  // Optional: index
  func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int
  /// Inert: is called when the user has deleted or inserted a row.
  // Optional
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath)
  /// Inert: is called when the user has moved a row.
  // Optional
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)
}
