import Foundation

/// A line of a file, in two parts at a column.
struct MarkedLine {
  private let before: String
  private let after: String

  /// Reads a line; nil if there is no such file or line.
  init?(of place: CompilerError.Place) {
    guard let data = FileManager.default.contents(atPath: place.path) else { return nil }
    let lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard lines.indices.contains(place.line - 1) else { return nil }
    let bytes = lines[place.line - 1].filter { $0 != UInt8(ascii: "\r") }
    before = String(decoding: bytes.prefix(place.column - 1), as: UTF8.self)
    after = String(decoding: bytes.dropFirst(place.column - 1), as: UTF8.self)
  }

  /// Draws the line, and below it a mark under the column; a long line is cut around that.
  ///
  /// - Parameter width: the most letters that are shown.
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

  /// The name of what is called around the column: `UIAction` in `UIAction(title: "Name", state:
  /// …)`; nil if the call begins on another line.
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
