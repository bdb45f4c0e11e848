import Foundation

/// An error that the compiler or linker reported, with its file, line and column.
struct ClosureMessage {
  let path: String
  let line: Int
  let column: Int
  let text: String
  /// The compiler's notes that follow the error.
  var notes: [ClosureMessage] = []
  /// The texts in quotation marks: `Herb` for "cannot find type 'Herb' in scope".
  let quoted: [String]

  /// Reads the errors of the compiler's output.
  static func all(in output: String) -> [ClosureMessage] {
    var found: [ClosureMessage] = []
    for line in output.split(separator: "\n") {
      if let error = ClosureMessage(line, mark: " error: ") {
        found.append(error)
      } else if !found.isEmpty, let note = ClosureMessage(line, mark: " note: ") {
        found[found.count - 1].notes.append(note)
      }
    }
    return found
  }

  /// Finds the source at which the compiler crashed, in its stack dump:
  /// `… at [/herbs/Pot.swift:3:1 - line:5:2]` or `…@/herbs/Pot.swift:3:1`; nil if there is none.
  static func crash(in output: String) -> ClosureMessage? {
    for line in output.split(separator: "\n").reversed() {
      guard let start = line.lastIndex(where: { $0 == "[" || $0 == "@" }) else { continue }
      let place = line[line.index(after: start)...].split(separator: ":")
      guard place.count >= 3, place[0].hasPrefix("/"), let number = Int(place[1]) else { continue }
      let column = Int(place[2].prefix { $0.isNumber }) ?? 1
      return ClosureMessage("\(place[0]):\(number):\(column): error: the compiler crashed")
    }
    return nil
  }

  /// Finds the source lines that use symbols which the linker does not find: `ld.lld: error:
  /// undefined symbol: …`, and `>>> referenced by Pot.swift:3 (/herbs/Pot.swift:3)`.
  static func linker(in output: String) -> [ClosureMessage] {
    var found: [ClosureMessage] = []
    var symbol: Substring?
    for line in output.split(separator: "\n") {
      if let range = line.range(of: "undefined symbol: ") { symbol = line[range.upperBound...] }
      guard let symbol, let start = line.range(of: ">>> referenced by ")?.upperBound else {
        continue
      }
      let place = line[start...].split(separator: "(").last?.split(separator: ")").first ?? ""
      let parts = place.split(separator: ":")
      guard parts.count == 2, let number = Int(parts[1]) else { continue }
      ClosureMessage("\(parts[0]):\(number):1: error: undefined symbol \(symbol)")
        .map { found.append($0) }
    }
    return found
  }

  /// Makes a message about a place without a column.
  init(path: String, line: Int, text: String) {
    (self.path, self.line, column, self.text, quoted) = (path, line, 1, text, [])
  }

  private init?(_ line: String) { self.init(line[...], mark: " error: ") }

  private init?(_ line: Substring, mark: String) {
    guard let range = line.range(of: mark) else { return nil }
    let place = line[..<range.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
    guard place.count >= 4 || place.count == 3 && line.hasPrefix("<"),
      let column = Int(place[place.count - 2]), let number = Int(place[place.count - 3])
    else { return nil }
    path = place[..<(place.count - 3)].joined(separator: ":")
    (self.line, self.column) = (number, column)
    text = String(line[range.upperBound...])
    quoted = Self.quoted(in: text)
  }

  /// Returns the texts in quotation marks, without the module qualifier `StandIns.`: generated code
  /// with it would not compile, because the module contains a type of the same name.
  static func quoted(in text: String) -> [String] {
    text.replacing("StandIns.", with: "").split(separator: "'", omittingEmptySubsequences: false)
      .enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }

  /// Returns the name of a type in an `extension` declaration: `Array` for `[Herb]`, `Dictionary`
  /// for `[String: Herb]`, or `Optional` for `Herb?`.
  static func extended(_ type: String) -> String {
    if type.hasSuffix("?") { return "Optional" }
    guard type.hasPrefix("["), type.hasSuffix("]") else { return bare(type) }
    var depth = 0
    for letter in type {
      if "[(<".contains(letter) { depth += 1 }
      if "])>".contains(letter) { depth -= 1 }
      if letter == ":", depth == 1 { return "Dictionary" }
    }
    return "Array"
  }

  /// Returns a type's name with its enclosing types, without the module `UIKit`, `Foundation` or
  /// `Previews`: `UIControl.State` for `UIKit.UIControl.State?`.
  static func path(_ type: String) -> String {
    let text = type.prefix { $0 != "<" && $0 != "?" && $0 != "!" }
    let isPlain = text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    guard isPlain, !text.hasSuffix(".Type") else { return bare(type) }
    return text.split(separator: ".").drop { ["Previews", "UIKit", "Foundation"].contains($0) }
      .joined(separator: ".")
  }

  /// Returns a type's name without its enclosing types, optional marks, generic arguments and
  /// keywords such as `any`.
  static func bare(_ type: String) -> String {
    var text = type[...]
    for word in ["any ", "some ", "inout ", "@lvalue "] where text.hasPrefix(word) {
      text = text.dropFirst(word.count)
    }
    if text.hasPrefix("("), text.hasSuffix(")?") || text.hasSuffix(")!") {
      return bare(String(text.dropFirst().dropLast(2)))
    }
    text = text.prefix { $0 != "<" && $0 != "?" && $0 != "!" }
    if text.hasSuffix(".Type") { text = text.dropLast(5) }
    return text.split(separator: ".").last.map(String.init) ?? String(text)
  }
}
