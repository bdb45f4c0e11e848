package import Basics

/// A value of a property list, with its place in the text.
///
/// Numbers, dates and Booleans are stored as texts, as in the OpenStep form: `1`, `YES`.
package struct PropertyListValue: Sendable, Equatable {
  package enum Content: Sendable, Equatable {
    case text(String)
    case list([PropertyListValue])
    case dictionary([String: PropertyListValue])
  }

  package var content: Content
  /// The place at which the value begins.
  package var place: MarkupPlace

  package init(_ content: Content, at place: MarkupPlace = MarkupPlace(line: 1, column: 1)) {
    (self.content, self.place) = (content, place)
  }

  /// The text; nil if it is a list or a dictionary.
  package var text: String? {
    guard case .text(let text) = content else { return nil }
    return text
  }

  /// The values of a list; empty for other values.
  package var list: [PropertyListValue] {
    guard case .list(let list) = content else { return [] }
    return list
  }

  /// The texts of a list; for a text, an array with this text.
  package var texts: [String] { text.map { [$0] } ?? list.compactMap(\.text) }

  /// The entries of a dictionary; empty for other values.
  package var dictionary: [String: PropertyListValue] {
    guard case .dictionary(let dictionary) = content else { return [:] }
    return dictionary
  }

  /// The value of a dictionary for a key; nil if there is none.
  package subscript(key: String) -> PropertyListValue? {
    guard case .dictionary(let dictionary) = content else { return nil }
    return dictionary[key]
  }

  /// Whether the value is a text that represents true, such as `YES`.
  package var isTrue: Bool {
    guard let text else { return false }
    return ["YES", "TRUE", "1"].contains(text.uppercased())
  }
}
