import Basics

/// An element of an SVG document.
struct SVGNode: Sendable {
  /// The name without a prefix.
  let name: String
  /// The attributes; properties from style sheets and from `style` have replaced attributes with
  /// the same name.
  var attributes: [String: String] = [:]
  /// The text of the element, without the text of its children.
  let text: String
  let place: MarkupPlace
  /// The index of the parent; nil for the root.
  let parent: Int?
  var children: [Int] = []

  /// The value of an attribute or a property of the element itself; nil if only an ancestor has it,
  /// or none.
  subscript(name: String) -> String? { attributes[name] }

  /// The classes, to which style sheets refer.
  var classes: [Substring] {
    attributes["class"]?.split(whereSeparator: \.isWhitespace) ?? []
  }

  /// The fragment to which `href` refers; nil if it is another address or missing.
  var reference: String? {
    guard let address = attributes["href"]?.trimmingPrefix("#"), attributes["href"]?.first == "#"
    else { return nil }
    return String(address)
  }
}
