import Foundation

extension Paragraph {
  /// The space between tab stops, in points: UIKit's.
  static let tabInterval: CGFloat = 28

  /// Moves the pen past a scalar, counted from the start of its line.
  func pen(_ pen: CGFloat, after index: Int) -> CGFloat {
    scalars[index] == Invisible.tab ? Self.tabStop(after: pen) : pen + advances[index]
  }

  /// Returns the first tab stop right of the pen.
  static func tabStop(after pen: CGFloat) -> CGFloat {
    ((pen / tabInterval).rounded(.down) + 1) * tabInterval
  }

  /// Returns the hyphen that a line shows when it ends at a soft hyphen.
  func hyphen(at index: Int) -> TextItem {
    let item = item(at: index)
    return TextItem(inserting: 0x2D, attributes: item.attributes, level: item.level)
  }
}
