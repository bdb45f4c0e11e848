import Foundation
import InterfaceBuilder

extension InterfaceValue {
  /// The text; nil for a `nil` element and for values of other kinds.
  var text: String? { if case .text(let text) = self { text } else { nil } }
  /// The Boolean, which documents write as YES or NO; nil for other values.
  var bool: Bool? {
    switch text {
    case "YES", "true", "1": true
    case "NO", "false", "0": false
    default: nil
    }
  }
  /// The number; nil if the value is not a finite number.
  var number: CGFloat? { text.flatMap(Self.number) }
  /// The whole number, rounded towards zero if it is a fraction; nil if the value is not a number
  /// or exceeds the range of `Int`.
  var integer: Int? {
    guard let text else { return nil }
    return Int(text) ?? Self.number(text).flatMap { Int(exactly: $0.rounded(.towardZero)) }
  }
  /// The rectangle; nil if the value is of a different type.
  var rect: CGRect? {
    guard case .rect(let rect) = self else { return nil }
    return CGRect(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
  }
  /// The size; nil if the value is of a different type.
  var size: CGSize? {
    guard case .size(let size) = self else { return nil }
    return CGSize(width: size.width, height: size.height)
  }
  /// The point; nil if the value is of a different type.
  var point: CGPoint? {
    guard case .point(let point) = self else { return nil }
    return CGPoint(x: point.x, y: point.y)
  }
  /// The insets; nil if the value is of a different type.
  var insets: UIEdgeInsets? {
    guard case .insets(let insets) = self else { return nil }
    return UIEdgeInsets(
      top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
  /// The insets with the left one as the leading one; nil if the value is of a different type.
  var directionalInsets: NSDirectionalEdgeInsets? {
    guard case .insets(let insets) = self else { return nil }
    return NSDirectionalEdgeInsets(
      top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
  }
  /// The names of the flags that are set, such as autoresizing options; nil if the value is of a
  /// different type.
  var flags: [String]? { if case .flags(let names) = self { names } else { nil } }
  /// The values of a structured element, such as a font, by name; nil if the value is of a
  /// different type.
  var fields: [String: InterfaceValue]? {
    if case .fields(let fields) = self { fields } else { nil }
  }

  private static func number(_ text: String) -> CGFloat? {
    // Swift also parses "nan" and "inf", which are not valid numbers.
    guard let number = Double(text), number.isFinite else { return nil }
    return CGFloat(number)
  }
}
