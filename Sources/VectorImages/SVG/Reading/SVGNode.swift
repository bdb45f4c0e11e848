import Basics

/// An element of an SVG document.
struct SVGNode: Sendable {
  /// The name without a prefix.
  let name: String
  /// The attributes, in which properties of style sheets and of `style` have replaced the
  /// attributes of the same name.
  var attributes: [String: String] = [:]
  /// The text inside, without that of the elements inside.
  let text: String
  let place: MarkupPlace
  /// The index of the element around this one; nil for the root.
  let parent: Int?
  /// The indices of the elements inside.
  var children: [Int] = []

  /// The value of an attribute or of a property that is not inherited; nil if there is none.
  subscript(name: String) -> String? { attributes[name] }

  /// The classes, to which style sheets refer.
  var classes: [Substring] {
    attributes["class"]?.split(whereSeparator: \.isWhitespace) ?? []
  }

  /// The fragment that `href` refers to; nil for another address and without one.
  var reference: String? {
    guard let address = attributes["href"]?.trimmingPrefix("#"), attributes["href"]?.first == "#"
    else { return nil }
    return String(address)
  }
}
