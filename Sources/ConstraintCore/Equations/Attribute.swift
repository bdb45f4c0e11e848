/// The part of an item that an equation is about; the raw values are `NSLayoutConstraint`'s.
package enum Attribute: Int, Hashable, Sendable {
  /// No part: of an equation whose right side is a constant.
  case notAnAttribute = 0
  /// An edge that does not follow the reading direction.
  case left = 1, right
  /// A horizontal edge.
  case top, bottom
  /// An edge that follows the reading direction.
  case leading, trailing
  /// A length of the rectangle.
  case width, height
  /// A coordinate of the rectangle's centre.
  case centerX, centerY
  /// The baseline of the last or the first line of text.
  case lastBaseline, firstBaseline
  /// An edge of the rectangle inside the margins, not following the reading direction.
  case leftMargin, rightMargin
  /// A horizontal edge of the rectangle inside the margins.
  case topMargin, bottomMargin
  /// An edge of the rectangle inside the margins that follows the reading direction.
  case leadingMargin, trailingMargin
}

extension Attribute {
  /// The axis along which the attribute is a place or a length.
  var axis: EquationAxis? {
    switch self {
    case .notAnAttribute: nil
    case .left, .right, .leading, .trailing, .width, .centerX: .horizontal
    case .leftMargin, .rightMargin, .leadingMargin, .trailingMargin: .horizontal
    case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline: .vertical
    case .topMargin, .bottomMargin: .vertical
    }
  }

  /// The same edge of the rectangle inside the margins; other attributes are their own.
  var insideMargins: Self {
    switch self {
    case .left: .leftMargin
    case .right: .rightMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    default: self
    }
  }
}
