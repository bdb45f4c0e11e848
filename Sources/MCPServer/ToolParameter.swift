import CommandLineKit
import Foundation
import LayoutCore

/// A parameter of a tool: its name, its type, and the argument that it becomes on the command line.
///
/// The schema for clients and the check of clients' values are both made from the parameter. A
/// parameter that becomes an option is made from the command's declaration of that option.
package struct ToolParameter: Sendable {
  /// The kind of the value, or of each element of a list.
  package enum Kind: Sendable {
    /// True or false.
    case flag
    /// A text of 1 to 1,000 characters, without control characters.
    case text
    /// One of several choices.
    case choice([String])
    /// A whole number in a range.
    case number(ClosedRange<Int>)
    /// A text that is not a path.
    case name
    /// A file or folder in the server's folder.
    case path
    /// A file or folder in the server's folder, or a name for which `isName` returns true, such as
    /// the name of a figure.
    case pathOrName(isName: @Sendable (String) -> Bool)
  }

  /// The part of the call for which the value is used.
  enum Use: Equatable {
    /// The value of the command's option with this name.
    case option(String)
    /// An operand of the command; operands are in the order of the parameters.
    case operand
    /// A limit for the pictures of the result, such as their width.
    case picture
  }

  let name: String
  let kind: Kind
  let isList: Bool
  let use: Use
  let summary: String
  let isRequired: Bool

  /// Makes a parameter that becomes an operand of the command.
  ///
  /// - Parameters:
  ///   - name: the name that a client uses.
  ///   - kind: the kind of its value.
  ///   - isList: whether the value is a list, whose elements are of this kind.
  ///   - summary: a description for a client, on one line.
  ///   - isRequired: whether a call must contain the parameter.
  package init(
    operand name: String, _ kind: Kind, isList: Bool = false, _ summary: String,
    isRequired: Bool = true
  ) {
    (self.name, self.kind, self.isList, use) = (name, kind, isList, .operand)
    (self.summary, self.isRequired) = (summary, isRequired)
  }

  /// Makes a parameter that becomes an option.
  ///
  /// The parameter is a list if the option may be repeated.
  init(_ option: Option) {
    isList = option.value?.isRepeated == true
    name = option.name.replacing("-", with: "_") + (isList ? "s" : "")
    (use, summary, isRequired) = (.option(option.name), option.summary, false)
    kind =
      switch option.value?.kind {
      case nil: .flag
      case .text: option.value?.placeholder == "PATH" ? .path : .text
      case .choice(let choices): .choice(choices)
      case .number(let range): .number(range)
      }
  }

  /// Makes a parameter for the pictures of the result.
  private init(picture name: String, _ range: ClosedRange<Int>, _ summary: String) {
    (self.name, kind, isList, use) = (name, .number(range), false, .picture)
    (self.summary, isRequired) = (summary, false)
  }
}

extension ToolParameter {
  /// The parameters for the pictures of a result.
  static let ofPictures = [
    ToolParameter(
      picture: maxWidth, 16...4096, "the maximum width of a picture in pixels; 800 unless given"),
    ToolParameter(
      picture: maxHeight, 16...16384,
      "the maximum height of a picture in pixels; four times max_width unless given"),
    ToolParameter(picture: maxPictures, 0...16, "the maximum number of pictures; 4 unless given"),
  ]

  /// The name of the parameter for the maximum width of a picture.
  static let maxWidth = "max_width"
  /// The name of the parameter for the maximum height of a picture.
  static let maxHeight = "max_height"
  /// The name of the parameter for the maximum number of pictures.
  static let maxPictures = "max_pictures"
}

extension ToolParameter {
  /// The parameter's JSON schema.
  var schema: JSONValue {
    let list: [JSONValue.Member] = [
      ("type", .text("array")), ("items", .object(type)), ("maxItems", .integer(Self.most)),
    ]
    return .object((isList ? list : type) + [("description", .text(summary))])
  }

  /// The type of the value, or of each element of a list.
  private var type: [JSONValue.Member] {
    switch kind {
    case .flag: [("type", .text("boolean"))]
    case .text, .name, .path, .pathOrName: [("type", .text("string"))]
    case .choice(let choices):
      [("type", .text("string")), ("enum", .list(choices.map(JSONValue.text)))]
    case .number(let range):
      [
        ("type", .text("integer")), ("minimum", .integer(range.lowerBound)),
        ("maximum", .integer(range.upperBound)),
      ]
    }
  }

  /// The maximum number of elements in a list.
  private static let most = 100
  /// The maximum number of characters in a text.
  private static let longest = 1000
}

extension ToolParameter {
  /// Checks a value, and returns the corresponding arguments on the command line; an empty argument
  /// for a flag that is true, no argument for a flag that is false.
  ///
  /// - Throws: `ToolArgumentError` if the value is not valid.
  func arguments(
    _ value: JSONValue, in folder: ConfinedFolder
  ) throws(ToolArgumentError) -> [String] {
    if case .flag = kind {
      guard let flag = value.flag else { throw mismatch(value.kind) }
      return flag ? [""] : []
    }
    guard isList else { return [try argument(value, in: folder)] }
    guard let elements = value.elements else { throw mismatch(value.kind) }
    guard elements.count <= Self.most else { throw .tooMany(name, limit: Self.most) }
    var arguments: [String] = []
    for element in elements { arguments.append(try argument(element, in: folder)) }
    return arguments
  }

  private func argument(
    _ value: JSONValue, in folder: ConfinedFolder
  ) throws(ToolArgumentError) -> String {
    if case .number(let range) = kind {
      guard value.double != nil else { throw mismatch(value.kind) }
      guard let number = value.integer, range.contains(number) else {
        throw .outOfRange(name, range)
      }
      return "\(number)"
    }
    guard let text = value.text else {
      throw mismatch(isList ? "an array with \(value.kind)" : value.kind)
    }
    switch kind {
    case .choice(let choices) where !choices.contains(text):
      throw .unknownChoice(name, choices)
    case .name: return try checkedName(text, in: folder)
    case .path: return try path(text, in: folder)
    case .pathOrName(let isName): return isName(text) ? text : "./" + (try path(text, in: folder))
    default: return try checked(text)
    }
  }

  private func path(
    _ text: String, in folder: ConfinedFolder
  ) throws(ToolArgumentError) -> String {
    do throws(ConfinementError) {
      return try folder.path(try checkedPath(text))
    } catch {
      throw .refused(name, "\(error)")
    }
  }

  private func checkedPath(_ text: String) throws(ConfinementError) -> String {
    guard let text = try? checked(text) else { throw .outside(String(text.prefix(80))) }
    return text
  }

  private func checked(_ text: String) throws(ToolArgumentError) -> String {
    // A zero byte would end the argument early, so that it would be the path of a different file.
    let isClean = text.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F }
    guard isClean, !text.isEmpty, text.count <= Self.longest else { throw .unusableText(name) }
    return text
  }

  /// Returns a name, and throws an error if a command could read it as a path.
  ///
  /// Some commands accept both paths and names. A path that is passed as a name would not be
  /// checked by `ConfinedFolder`.
  private func checkedName(
    _ text: String, in folder: ConfinedFolder
  ) throws(ToolArgumentError) -> String {
    let name = try checked(text)
    let isPath =
      name.contains("/") || [".", ".."].contains(name)
      || [".swift", ".xib", ".storyboard"].contains(where: name.hasSuffix)
    let isThere = FileManager.default.fileExists(
      atPath: folder.root.appendingPathComponent(name).path)
    if isPath || isThere { throw .refused(self.name, "this is a path, not a name") }
    return name
  }

  /// Returns the error for a value that is not of the parameter's kind.
  private func mismatch(_ found: String) -> ToolArgumentError {
    let expected =
      switch kind {
      case .flag: "true or false"
      case .number: "a whole number"
      default: isList ? "an array of strings" : "a string"
      }
    return .wrongKind(name, expected: expected, found: found)
  }
}
