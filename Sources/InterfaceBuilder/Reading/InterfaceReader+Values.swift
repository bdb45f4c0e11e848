internal import Basics
internal import Foundation

extension InterfaceReader {
  /// Reads the value of a property; nil if the value is incomplete or malformed.
  mutating func value(
    _ kind: InterfaceSchema.Value, _ element: MarkupElement
  ) -> InterfaceValue? {
    switch kind {
    case .rect: rect(element)
    case .size: size(element).map { .size($0) }
    case .point: point(element, "x", "y")
    case .offset: point(element, "horizontal", "vertical")
    case .insets: insets(element, ["minY", "minX", "maxY", "maxX"])
    case .edgeInsets: insets(element, ["top", "left", "bottom", "right"])
    case .directionalInsets: insets(element, ["top", "leading", "bottom", "trailing"])
    case .color: color(element).map { .color($0) }
    case .font: font(element).map { .font($0) }
    case .string: .text(text(element))
    case .none: InterfaceValue.none
    case .attributedText: .attributedText(runs(element))
    case .flags: .flags(element.attributes.filter { $0.value == "YES" }.map(\.name))
    case .fields: .fields(fields(element))
    case .attribute(let name): element[name].map { .text($0) }
    }
  }

  /// Reads attributes as texts, and child elements as values by their keys.
  mutating func fields(_ element: MarkupElement) -> [String: InterfaceValue] {
    var fields = properties(element)
    for child in element.children {
      switch InterfaceSchema.kind(of: child.name) {
      case .value(let kind): fields[child["key"] ?? child.name] = value(kind, child)
      case .ignored: continue
      default: noteUnknown(child)
      }
    }
    return fields
  }

  /// Returns the number in an attribute; nil if there is none, or, after adding a note, if it is
  /// malformed.
  mutating func number(_ attribute: String, of element: MarkupElement) -> Double? {
    guard let text = element[attribute] else { return nil }
    if let number = Double(text), number.isFinite { return number }
    note(.value, element, "\(element.name): \(attribute)=\"\(text)\" is no number")
    return nil
  }

  private mutating func rect(_ element: MarkupElement) -> InterfaceValue? {
    guard let x = number("x", of: element), let y = number("y", of: element),
      let size = size(element)
    else { return nil }
    return .rect(.init(x: x, y: y, width: size.width, height: size.height))
  }

  /// Reads a width and a height; nil if one of them is missing or malformed.
  mutating func size(_ element: MarkupElement) -> InterfaceValue.Size? {
    guard let width = number("width", of: element), let height = number("height", of: element)
    else { return nil }
    return .init(width: width, height: height)
  }

  private mutating func point(
    _ element: MarkupElement, _ first: String, _ second: String
  ) -> InterfaceValue? {
    guard let x = number(first, of: element), let y = number(second, of: element) else {
      return nil
    }
    return .point(.init(x: x, y: y))
  }

  /// Reads insets; missing edges are 0.
  private mutating func insets(_ element: MarkupElement, _ edges: [String]) -> InterfaceValue {
    let numbers = edges.map { number($0, of: element) ?? 0 }
    return .insets(
      .init(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3]))
  }

  /// Returns the text of a `string` element, which may be in Base64 (fact IB12).
  mutating func text(_ element: MarkupElement) -> String {
    guard element["base64-UTF8"] == "YES" else { return element.text }
    var letters = element.text.filter { !$0.isWhitespace }
    // Interface Builder omits the padding at the end of Base64.
    while letters.utf8.count % 4 != 0 { letters += "=" }
    guard let data = Data(base64Encoded: letters), let text = String(data: data, encoding: .utf8)
    else {
      note(.value, element, "a text that is not in Base64")
      return ""
    }
    return text
  }
}
