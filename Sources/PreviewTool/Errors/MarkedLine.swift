import Foundation

/// A source line, split at the column of an error.
struct MarkedLine {
  private let before: String
  private let after: String

  /// Reads a line; nil if the file or the line does not exist.
  init?(of place: CompilerError.Place) {
    guard let data = FileManager.default.contents(atPath: place.path) else { return nil }
    let lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard lines.indices.contains(place.line - 1) else { return nil }
    let bytes = lines[place.line - 1].filter { $0 != UInt8(ascii: "\r") }
    before = String(decoding: bytes.prefix(place.column - 1), as: UTF8.self)
    after = String(decoding: bytes.dropFirst(place.column - 1), as: UTF8.self)
  }

  /// Returns the line and a second line with a caret under the column.
  ///
  /// A long line is truncated around the column.
  ///
  /// - Parameter width: the maximum number of characters.
  /// - Returns: the two lines.
  func shown(width: Int) -> [String] {
    var (before, after) = (Array(before), Array(after))
    if before.count > width / 2, before.count + after.count > width {
      before = ["…"] + before.suffix(width / 2)
    }
    if before.count + after.count > width { after = after.prefix(width - before.count) + ["…"] }
    let blanks = before.map { $0 == "\t" ? "\t" : " " }.joined()
    return [String(before + after), "\(blanks)^"]
  }

  /// The name of the function or type in the call that contains the column: `UIAction` in
  /// `UIAction(title: "Name", state: …)`.
  ///
  /// It is nil if the call begins on an earlier line, or if no name precedes its parenthesis.
  var called: String? {
    var depth = after.hasPrefix("(") ? 0 : 1
    var rest = before[...]
    while depth > 0, let letter = rest.popLast() {
      if letter == ")" { depth += 1 }
      if letter == "(" { depth -= 1 }
    }
    let name = rest.reversed().prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return depth > 0 || name.isEmpty ? nil : String(name.reversed())
  }
}
