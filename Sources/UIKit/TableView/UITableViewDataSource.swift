// Mirrors UITableViewDataSource (iOS 17). Missing: nothing.
public import Foundation

/// An object that returns the numbers of sections and rows, and the cells of a table.
@preconcurrency @MainActor public protocol UITableViewDataSource: NSObjectProtocol {
  /// Returns the number of rows in a section.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// Returns the cell for a row.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  /// Returns the number of sections, which is 1 if the method is not implemented.
  // Optional: 1
  func numberOfSections(in tableView: UITableView) -> Int
  /// Returns the title of a section's header, or nil if it has none.
  // Optional: nil
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  /// Returns the title of a section's footer, or nil if it has none.
  // Optional: nil
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  /// Returns whether a row can be edited.
  ///
  /// If the method is not implemented, rows can be edited in editing mode, but a swipe reveals no
  /// action Delete.
  // Optional: true
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
  /// Returns whether a row can be moved; if the method is not implemented, the cell's
  /// `showsReorderControl` decides.
  // Optional: true
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
  /// Returns the titles of the section index; nil for none.
  // Optional: nil
  func sectionIndexTitles(for tableView: UITableView) -> [String]?
  /// Returns the section that belongs to a title of the section index; if the method is not
  /// implemented, the section with the title's index.
  // Optional: index
  func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int
  /// Called when the user deletes or inserts a row.
  // Optional
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath)
  /// Called after the user has moved a row.
  // Optional
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)
}
