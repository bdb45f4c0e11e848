// Mirrors UITableViewDataSource (iOS 17). Missing: nothing.
public import Foundation

/// An object that provides the row counts and cells of a table.
@preconcurrency @MainActor public protocol UITableViewDataSource: NSObjectProtocol {
  /// Returns the number of rows in a section.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// Returns the cell for a row.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  /// Returns the number of sections, which is 1 if this is not implemented.
  // Optional: 1
  func numberOfSections(in tableView: UITableView) -> Int
  /// Returns the title of a section's header, or nil if it has none.
  // Optional: nil
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  /// Returns the title of a section's footer, or nil if it has none.
  // Optional: nil
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  /// Inert: in UIKit, returns whether a row can be edited; true if this is not implemented.
  ///
  /// Differs from UIKit: it is never called, because rows cannot be edited.
  // Optional: true
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
  /// Inert: in UIKit, returns whether a row can be moved; true if this is not implemented.
  ///
  /// Differs from UIKit: it is never called, because rows cannot be moved.
  // Optional: true
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
  /// Inert: in UIKit, returns the titles of the section index.
  ///
  /// Differs from UIKit: it is never called, because no index is shown.
  // Optional: nil
  func sectionIndexTitles(for tableView: UITableView) -> [String]?
  /// Inert: in UIKit, returns the section that belongs to a title of the section index.
  // Optional: index
  func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int
  /// Inert: in UIKit, called after the user has deleted or inserted a row.
  // Optional
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath)
  /// Inert: in UIKit, called after the user has moved a row.
  // Optional
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)
}
