// Mirrors UITableViewCell.CellStyle, SelectionStyle, AccessoryType, EditingStyle (iOS 17). Missing:
// nothing.

extension UITableViewCell {
  /// The styles of a cell, which determine its labels and their positions.
  public enum CellStyle: Int, Sendable {
    /// A title with an optional image before it.
    case `default` = 0
    /// A title, and a grey text at the trailing side of the row.
    case value1 = 1
    /// A small title in the tint colour, and a text beside it.
    case value2 = 2
    /// A title, and a smaller text below it.
    case subtitle = 3
  }

  /// The appearances of a selected row: unchanged, or with a grey background.
  public enum SelectionStyle: Int, Sendable {
    case none = 0
    case blue = 1
    case gray = 2
    case `default` = 3
  }

  /// The types of the accessory at the trailing side of a row, such as a chevron.
  public enum AccessoryType: Int, Sendable {
    case none = 0
    /// A chevron, which shows that a tap on the row opens another screen.
    case disclosureIndicator = 1
    /// A detail button, an *i* in a circle, and a chevron.
    case detailDisclosureButton = 2
    case checkmark = 3
    /// A detail button, an *i* in a circle.
    case detailButton = 4
  }

  /// The kinds of the editing control of a row: none, delete or insert.
  public enum EditingStyle: Int, Sendable {
    case none = 0
    case delete = 1
    case insert = 2
  }
}
