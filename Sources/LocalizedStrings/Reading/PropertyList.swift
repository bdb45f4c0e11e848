import Basics
import Foundation

/// A value of a property list, with its position in the file; line 1, column 1 for a binary file.
struct PropertyList: Sendable, Equatable {
  indirect enum Value: Sendable, Equatable {
    case text(String)
    /// A number, a date, data or a Boolean, which a strings table cannot contain; the text
    /// describes it for messages.
    case other(String)
    case list([PropertyList])
    case dictionary([(key: String, value: PropertyList)])

    static func == (one: Value, other: Value) -> Bool {
      switch (one, other) {
      case (.text(let one), .text(let other)), (.other(let one), .other(let other)): one == other
      case (.list(let one), .list(let other)): one == other
      case (.dictionary(let one), .dictionary(let other)): one.elementsEqual(other) { $0 == $1 }
      default: false
      }
    }
  }

  var value: Value
  var place: MarkupPlace

  /// Reads a property list in XML or in the binary form; nil if the bytes are neither.
  init?(ifAnyIn bytes: [UInt8], file: String) throws(StringsError) {
    if bytes.starts(with: Array("bplist".utf8)) {
      try self.init(binary: bytes, file: file)
    } else if Self.isMarkup(bytes) {
      try self.init(markup: bytes, file: file)
    } else {
      return nil
    }
  }

  /// Returns whether a text begins with an XML tag or declaration.
  private static func isMarkup(_ bytes: [UInt8]) -> Bool {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    return start.first { !" \n\r\t".utf8.contains($0) } == UInt8(ascii: "<")
  }

  private init(markup bytes: [UInt8], file: String) throws(StringsError) {
    let root: MarkupElement
    do throws(MarkupSyntaxError) { root = try MarkupElement(reading: bytes) } catch {
      throw StringsError(
        file: file, place: error.place, problem: error.problem, expected: error.expected)
    }
    guard root.name == "plist", let first = root.children.first else {
      throw StringsError(
        file: file, place: root.place, problem: "<\(root.name)>", expected: "<plist> with a <dict>")
    }
    try self.init(first, depth: 0, file: file)
  }

  private init(_ element: MarkupElement, depth: Int, file: String) throws(StringsError) {
    place = element.place
    guard depth < Self.depthLimit else {
      throw StringsError(
        file: file, place: place, problem: "more than \(Self.depthLimit) levels",
        expected: "a table of strings")
    }
    switch element.name {
    case "string": value = .text(element.text)
    case "array":
      var list: [PropertyList] = []
      for child in element.children {
        list.append(try PropertyList(child, depth: depth + 1, file: file))
      }
      value = .list(list)
    case "dict": value = try Self.dictionary(element, depth: depth, file: file)
    case "true", "false": value = .other(element.name)
    case "integer", "real", "date", "data": value = .other(element.text)
    default:
      throw StringsError(
        file: file, place: place, problem: "<\(element.name)>",
        expected: "an element of a property list, such as <dict> or <string>")
    }
  }

  /// The maximum depth of nested values, which limits the recursion.
  private static let depthLimit = 32

  private static func dictionary(
    _ element: MarkupElement, depth: Int, file: String
  ) throws(StringsError) -> Value {
    var members: [(key: String, value: PropertyList)] = []
    var key: String?
    for child in element.children {
      if let name = key {
        members.append((name, try PropertyList(child, depth: depth + 1, file: file)))
        key = nil
      } else if child.name == "key" {
        key = child.text
      } else {
        throw StringsError(
          file: file, place: child.place, problem: "<\(child.name)>", expected: "<key>")
      }
    }
    if let key {
      throw StringsError(
        file: file, place: element.place, problem: "the key “\(key)” without a value",
        expected: "a value after it")
    }
    return .dictionary(members)
  }

  private init(binary bytes: [UInt8], file: String) throws(StringsError) {
    let start = MarkupPlace(line: 1, column: 1)
    let list = try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
    guard let list else {
      throw StringsError(
        file: file, place: start, problem: "a damaged binary property list",
        expected: "a table of strings")
    }
    self.init(list, depth: 0)
  }

  private init(_ object: Any, depth: Int) {
    place = MarkupPlace(line: 1, column: 1)
    switch object {
    case let text as String: value = .text(text)
    case let list as [Any] where depth < Self.depthLimit:
      value = .list(list.map { PropertyList($0, depth: depth + 1) })
    case let members as [String: Any] where depth < Self.depthLimit:
      value = .dictionary(
        members.sorted { $0.key < $1.key }
          .map { ($0.key, PropertyList($0.value, depth: depth + 1)) })
    default: value = .other("\(object)")
    }
  }
}

extension PropertyList {
  /// The members of a dictionary; nil for other values.
  var members: [(key: String, value: PropertyList)]? {
    if case .dictionary(let members) = value { members } else { nil }
  }

  /// The text; nil for other values.
  var text: String? {
    if case .text(let text) = value { text } else { nil }
  }

  /// The value of the last member with a key; nil if there is none.
  subscript(key: String) -> PropertyList? { members?.last { $0.key == key }?.value }

  /// Makes an error at the value's place in the file.
  func error(_ problem: String, expected: String, file: String) -> StringsError {
    StringsError(file: file, place: place, problem: problem, expected: expected)
  }

  /// Returns the texts of a dictionary; each value is a text, or a dictionary as in a
  /// `.stringsdict`.
  func texts(file: String) throws(StringsError) -> [String: LocalizedText] {
    guard let members else {
      throw error("no dictionary", expected: "a dictionary of texts", file: file)
    }
    var texts: [String: LocalizedText] = [:]
    for (key, value) in members {
      if let text = value.text {
        texts[key] = .text(text)
      } else if value.members != nil {
        texts[key] = try value.localizedText(of: key, file: file)
      } else {
        throw value.error("a value of “\(key)” that is no text", expected: "<string>", file: file)
      }
    }
    return texts
  }
}
