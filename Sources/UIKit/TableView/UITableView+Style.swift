// Mirrors UITableView.Style, RowAnimation, ScrollPosition (iOS 17). Missing: nothing.

extension UITableView {
  /// The visual styles of a table.
  public enum Style: Int, Sendable {
    /// Rows without gaps; a header stays at the top while its section is visible.
    case plain = 0
    /// Sections with gaps between them.
    case grouped = 1
    /// Sections with gaps between them, inset from the sides and with rounded corners.
    case insetGrouped = 2
  }

  /// The animations of inserted and deleted rows.
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

  /// The positions in the visible area to which a row can be scrolled.
  public enum ScrollPosition: Int, Sendable {
    /// The nearest position at which the row is visible.
    case none = 0
    case top = 1
    case middle = 2
    case bottom = 3
  }

  /// The edges or insets from which separator insets are measured.
  public enum SeparatorInsetReference: Int, Sendable {
    case fromCellEdges = 0
    case fromAutomaticInsets = 1
  }
}

extension UITableView {
  /// The changes after which the heights of visible rows are requested again.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// None; heights are never requested again automatically.
    case disabled = 0
    /// A call of `invalidateIntrinsicContentSize()` of a cell or its content view.
    case enabled = 1
    /// Also a change of the intrinsic content size of any view inside a content view.
    case enabledIncludingConstraints = 2
  }

  /// The properties that `UIAppearance` can set on tables, in addition to those of all views.
  static let ownStyles: [StyledProperty] = [
    StyledProperty(\UITableView.separatorColor),
    StyledProperty(\UITableView.ownSeparatorInset),
  ]
}

extension UITableViewCell {
  /// The styles of the separators between rows: none or a line.
  public enum SeparatorStyle: Int, Sendable {
    case none = 0
    case singleLine = 1
  }
}
