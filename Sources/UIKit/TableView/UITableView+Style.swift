// Mirrors UITableView.Style, RowAnimation, ScrollPosition (iOS 17). Missing: nothing.

extension UITableView {
  /// The presentation of sections.
  public enum Style: Int, Sendable {
    /// Rows without gaps; the headers stay in sight.
    case plain = 0
    /// Sections with gaps between them.
    case grouped = 1
    /// The same, inset from the sides and rounded.
    case insetGrouped = 2
  }

  /// The animation of rows that come or go.
  ///
  /// Differs from UIKit: nothing is animated.
  public enum RowAnimation: Int, Sendable {
    case fade = 0
    case right = 1
    case left = 2
    case top = 3
    case bottom = 4
    case none = 5
    case middle = 6
    case automatic = 100
  }

  /// The place in sight that a row is scrolled to.
  public enum ScrollPosition: Int, Sendable {
    /// The nearest place at which it is in sight.
    case none = 0
    case top = 1
    case middle = 2
    case bottom = 3
  }

  /// The distances that separator insets count from.
  public enum SeparatorInsetReference: Int, Sendable {
    case fromCellEdges = 0
    case fromAutomaticInsets = 1
  }
}
