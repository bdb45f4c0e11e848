import Examples
import Foundation
import LayoutCore
import LayoutStage

/// An argument of a tool: its name, what it may be, and the words that it becomes.
///
/// The schema that a client reads and the check of what it sends are both made from this.
struct ToolParameter: Sendable {
  /// The kind of the argument.
  enum Kind: Sendable {
    /// Any text, up to 1,000 characters.
    case text
    /// A text that is no path.
    case name
    /// Texts.
    case texts
    /// One of some words.
    case word([String])
    /// Some of some words.
    case words([String])
    /// The name of a device, as the command takes it.
    case device
    /// True or false.
    case flag
    /// A whole number.
    case number(ClosedRange<Int>)
    /// A file or folder in the server's folder.
    case path
    /// Files or folders in the server's folder.
    case paths
    /// A scene file in the server's folder, or a figure of the gallery.
    case scene
  }

  /// The way in which the command takes the value.
  enum Use: Sendable, Equatable {
    /// The command's option of this name.
    case option(String)
    /// The command's operands, in the order of the parameters.
    case operand
    /// The answer's pictures.
    case picture
  }

  let name: String
  let kind: Kind
  let use: Use
  let summary: String
  let isRequired: Bool

  init(
    _ name: String, _ kind: Kind, _ use: Use, _ summary: String, isRequired: Bool = false
  ) {
    (self.name, self.kind, self.use) = (name, kind, use)
    (self.summary, self.isRequired) = (summary, isRequired)
  }

  /// The parameter's schema.
  var schema: JSONValue {
    .object(type + [("description", .text(summary))])
  }

  private var type: [JSONValue.Member] {
    let string: [JSONValue.Member] = [("type", .text("string"))]
    func list(_ items: [JSONValue.Member]) -> [JSONValue.Member] {
      [("type", .text("array")), ("items", .object(items)), ("maxItems", .integer(Self.most))]
    }
    func choice(_ words: [String]) -> [JSONValue.Member] {
      string + [("enum", .list(words.map(JSONValue.text)))]
    }
    return switch kind {
    case .text, .name, .device, .path, .scene: string
    case .texts, .paths: list(string)
    case .word(let words): choice(words)
    case .words(let words): list(choice(words))
    case .flag: [("type", .text("boolean"))]
    case .number(let range):
      [
        ("type", .text("integer")), ("minimum", .integer(range.lowerBound)),
        ("maximum", .integer(range.upperBound)),
      ]
    }
  }

  /// The most members of a list.
  private static let most = 100
  /// The most characters of a text.
  private static let longest = 1000
}

extension ToolParameter {
  /// Checks a value, and returns the words that it is on the command's line.
  ///
  /// - Throws: the problem with itwith the expected value.
  func words(
    _ value: ReceivedJSON, in folder: ConfinedFolder
  ) throws(ToolArgumentError) -> [String] {
    switch (kind, value) {
    case (.text, .text(let text)): [try checked(text)]
    case (.name, .text(let text)): [try checkedName(text, in: folder)]
    case (.word(let words), .text(let text)): [try choice(text, of: words)]
    case (.device, .text(let text)): [try device(text)]
    case (.path, .text(let text)): [try path(text, in: folder)]
    case (.scene, .text(let text)):
      [Gallery.figure(named: text) == nil ? "./" + (try path(text, in: folder)) : text]
    case (.flag, .flag(let flag)): flag ? [""] : []
    case (.number(let range), .whole(let number)): [try checked(number, in: range)]
    case (.texts, .list(let list)), (.paths, .list(let list)), (.words, .list(let list)):
      try members(list, in: folder)
    default: throw .wrongKind(name, expected: expected, found: value.kind)
    }
  }

  private func members(
    _ list: [ReceivedJSON], in folder: ConfinedFolder
  ) throws(ToolArgumentError) -> [String] {
    guard list.count <= Self.most else { throw .tooMany(name, limit: Self.most) }
    var words: [String] = []
    for member in list {
      guard let text = member.text else {
        throw .wrongKind(name, expected: expected, found: "a list with \(member.kind)")
      }
      switch kind {
      case .words(let choices): words.append(try choice(text, of: choices))
      case .paths: words.append(try path(text, in: folder))
      default: words.append(try checked(text))
      }
    }
    return words
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
    // A zero would end the word for the command, and name another file.
    let isClean = text.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F }
    guard isClean, !text.isEmpty, text.count <= Self.longest else { throw .unusableText(name) }
    return text
  }

  /// A command that takes paths and a name distinguishes them by the files that exist.
  private func checkedName(
    _ text: String, in folder: ConfinedFolder
  ) throws(ToolArgumentError) -> String {
    let name = try checked(text)
    let isPath = name.contains("/") || name.hasSuffix(".swift") || [".", ".."].contains(name)
    let isThere = FileManager.default.fileExists(
      atPath: folder.root.appendingPathComponent(name).path)
    if isPath || isThere { throw .refused(self.name, "this is a path, not a name") }
    return name
  }

  private func choice(_ text: String, of words: [String]) throws(ToolArgumentError) -> String {
    guard words.contains(text) else { throw .unknownWord(name, words) }
    return text
  }

  private func device(_ text: String) throws(ToolArgumentError) -> String {
    guard let device = Device.called(try checked(text)) else {
      throw .unknownDevice(name, String(text.prefix(80)), nearest: Device.nearestName(to: text))
    }
    return device.name
  }

  private func checked(
    _ number: Int, in range: ClosedRange<Int>
  ) throws(ToolArgumentError) -> String {
    guard range.contains(number) else { throw .outOfRange(name, range) }
    return "\(number)"
  }

  private var expected: String {
    switch kind {
    case .text, .name, .word, .device, .path, .scene: "a string"
    case .texts, .words, .paths: "a list of strings"
    case .flag: "true or false"
    case .number: "a whole number"
    }
  }
}

/// The error of an argument of a tool.
enum ToolArgumentError: Error, Equatable, CustomStringConvertible {
  case missing(String, String)
  case unknown(String, names: [String])
  case wrongKind(String, expected: String, found: String)
  case unusableText(String)
  case unknownWord(String, [String])
  case unknownDevice(String, String, nearest: String?)
  case outOfRange(String, ClosedRange<Int>)
  case tooMany(String, limit: Int)
  case refused(String, String)

  var description: String {
    switch self {
    case .missing(let name, let summary): "\"\(name)\" is missing: \(summary)"
    case .unknown(let name, let names):
      "there is no argument \"\(name.prefix(80))\"; there are: \(names.joined(separator: ", "))"
    case .wrongKind(let name, let expected, let found):
      "\"\(name)\" must be \(expected), and is \(found)"
    case .unusableText(let name):
      "\"\(name)\" must have 1 to 1000 characters, and no control characters"
    case .unknownWord(let name, let words):
      "\"\(name)\" must be one of: \(words.joined(separator: ", "))"
    case .unknownDevice(let name, let word, let nearest):
      "\"\(name)\" must be the name of a device, and \"\(word)\" is none; "
        + (nearest.map { "did you mean \"\($0)\"? " } ?? "")
        + "there are: \(Device.all.map(\.name).joined(separator: ", "))"
    case .outOfRange(let name, let range):
      "\"\(name)\" must be from \(range.lowerBound) to \(range.upperBound)"
    case .tooMany(let name, let limit): "\"\(name)\" must have at most \(limit) members"
    case .refused(let name, let reason): "\"\(name)\": \(reason)"
    }
  }
}
