/// A reader of the string literals of Swift source.
///
/// ```
/// "frame \(number) of \(all.map { "x\($0)" })"   →   frame … of …   and   x…
/// ```
struct LiteralReader {
  struct Literal {
    /// The line at which it begins, from 1.
    let line: Int
    let text: String
  }

  private let bytes: [UInt8]
  private var place = 0
  private var line = 1
  private var found: [Literal] = []

  init(_ source: String) { bytes = Array(source.utf8) }

  /// Returns the literals; one in an interpolation comes before the one around it.
  mutating func literals() -> [Literal] {
    while place < bytes.count { step() }
    return found
  }

  /// Goes past a comment, a literal, or one character of code.
  private mutating func step() {
    guard [UInt8(ascii: "/"), UInt8(ascii: "#"), UInt8(ascii: "\"")].contains(bytes[place]) else {
      return advance()
    }
    if isNext("//") {
      while place < bytes.count, bytes[place] != UInt8(ascii: "\n") { place += 1 }
    } else if isNext("/*") {
      while place < bytes.count, !isNext("*/") { advance() }
      advance(by: 2)
    } else if let marks = openingMarks {
      readLiteral(marks)
    } else {
      advance()
    }
  }

  /// The number of `#` before a quotation mark that is next; nil if none is.
  private var openingMarks: Int? {
    var end = place
    while end < bytes.count, bytes[end] == UInt8(ascii: "#") { end += 1 }
    return end < bytes.count && bytes[end] == UInt8(ascii: "\"") ? end - place : nil
  }

  private mutating func readLiteral(_ marks: Int) {
    let start = line
    let hashes = String(repeating: "#", count: marks)
    place += marks
    let quotes = isNext("\"\"\"") ? "\"\"\"" : "\""
    place += quotes.utf8.count
    var text: [UInt8] = []
    while place < bytes.count, !isNext(quotes + hashes) {
      if isNext("\\\(hashes)(") {
        advance(by: marks + 2)
        readInterpolation()
        text += Array("…".utf8)
      } else if marks == 0, isNext("\\") {
        advance(by: 2)
        text.append(UInt8(ascii: " "))
      } else {
        text.append(bytes[place])
        advance()
      }
    }
    advance(by: quotes.utf8.count + marks)
    found.append(Literal(line: start, text: String(decoding: text, as: UTF8.self)))
  }

  /// Goes past the bracket that closes an interpolation.
  private mutating func readInterpolation() {
    var depth = 1
    while place < bytes.count, depth > 0 {
      if bytes[place] == UInt8(ascii: "(") { depth += 1 }
      if bytes[place] == UInt8(ascii: ")") { depth -= 1 }
      step()
    }
  }

  private func isNext(_ text: String) -> Bool { bytes[place...].starts(with: text.utf8) }

  private mutating func advance(by count: Int = 1) {
    for _ in 0..<count where place < bytes.count {
      if bytes[place] == UInt8(ascii: "\n") { line += 1 }
      place += 1
    }
  }
}
