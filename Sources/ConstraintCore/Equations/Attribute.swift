/// The part of an item in an equation; the raw values are those of `NSLayoutConstraint.Attribute`.
package enum Attribute: Int, Hashable, Sendable {
  /// No attribute, used if the right side is only a constant.
  case notAnAttribute = 0
  /// A vertical edge that does not depend on the reading direction.
  case left = 1, right
  /// A horizontal edge.
  case top, bottom
  /// A vertical edge that depends on the reading direction.
  case leading, trailing
  /// The width or the height of the rectangle.
  case width, height
  /// A coordinate of the rectangle's centre.
  case centerX, centerY
  /// The baseline of the last or the first line of text.
  case lastBaseline, firstBaseline
  /// A vertical edge of the rectangle inside the margins that does not depend on the reading
  /// direction.
  case leftMargin, rightMargin
  /// A horizontal edge of the rectangle inside the margins.
  case topMargin, bottomMargin
  /// A vertical edge of the rectangle inside the margins that depends on the reading direction.
  case leadingMargin, trailingMargin
}

extension Attribute {
  /// The axis of the position or extent; nil for `notAnAttribute`.
  var axis: EquationAxis? {
    switch self {
    case .notAnAttribute: nil
    case .left, .right, .leading, .trailing, .width, .centerX: .horizontal
    case .leftMargin, .rightMargin, .leadingMargin, .trailingMargin: .horizontal
    case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline: .vertical
    case .topMargin, .bottomMargin: .vertical
    }
  }

  /// The same edge of the rectangle inside the margins; other attributes are returned unchanged.
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
