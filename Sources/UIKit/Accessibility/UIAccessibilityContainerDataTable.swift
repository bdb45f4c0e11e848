// Mirrors UIAccessibilityContainerDataTable (iOS 17). Missing: nothing.
// Mirrors UIAccessibilityContainerDataTableCell (iOS 17). Missing: nothing.
public import Foundation

/// A container whose elements are the cells of a table.
///
/// Differs from UIKit: optional methods have default implementations.
@preconcurrency @MainActor
public protocol UIAccessibilityContainerDataTable: NSObjectProtocol {
  /// Returns the cell at a row and a column; nil if there is none.
  func accessibilityDataTableCellElement(
    forRow row: Int, column: Int
  ) -> (any UIAccessibilityContainerDataTableCell)?
  /// Returns the number of rows.
  func accessibilityRowCount() -> Int
  /// Returns the number of columns.
  func accessibilityColumnCount() -> Int
  /// Returns the headers of a row; the default is nil.
  func accessibilityHeaderElements(
    forRow row: Int
  ) -> [any UIAccessibilityContainerDataTableCell]?
  /// Returns the headers of a column; the default is nil.
  func accessibilityHeaderElements(
    forColumn column: Int
  ) -> [any UIAccessibilityContainerDataTableCell]?
}

extension UIAccessibilityContainerDataTable {
  /// Returns nil; this default implementation makes the method optional.
  public func accessibilityHeaderElements(
    forRow row: Int
  ) -> [any UIAccessibilityContainerDataTableCell]? { nil }
  /// Returns nil; this default implementation makes the method optional.
  public func accessibilityHeaderElements(
    forColumn column: Int
  ) -> [any UIAccessibilityContainerDataTableCell]? { nil }
}

/// A cell of a table of accessibility elements.
@preconcurrency @MainActor
public protocol UIAccessibilityContainerDataTableCell: NSObjectProtocol {
  /// Returns the rows that the cell spans.
  func accessibilityRowRange() -> NSRange
  /// Returns the columns that the cell spans.
  func accessibilityColumnRange() -> NSRange
}
