import Basics

/// A reader of the tokens of a `.strings` file: strings with and without quotation marks,
/// punctuation and comments (facts LO1, LO2).
struct StringsScanner {
  /// The maximum size of a file in bytes.
  static let sizeLimit = 1 << 26

  let scalars: [Unicode.Scalar]
  let file: String
  var offset = 0

  init(_ bytes: [UInt8], file: String) throws(StringsError) {
    guard bytes.count <= Self.sizeLimit else {
      throw StringsError(
        file: file, place: MarkupPlace(line: 1, column: 1), problem: "\(bytes.count) bytes",
        expected: "at most \(Self.sizeLimit)")
    }
    scalars = try StringsEncoding.scalars(of: bytes, file: file)
    self.file = file
  }

  /// The scalar at the current offset; nil at the end.
  var peek: Unicode.Scalar? { offset < scalars.count ? scalars[offset] : nil }

  /// Skips the current scalar if it is equal to `scalar`, and returns whether it is.
  mutating func skip(_ scalar: Unicode.Scalar) -> Bool {
    guard peek == scalar else { return false }
    offset += 1
    return true
  }

  /// Skips white space and comments.
  mutating func skipBlanks() throws(StringsError) {
    while let scalar = peek {
      if scalar.properties.isWhitespace || scalar == "\u{FEFF}" {
        offset += 1
      } else if scalar == "/", follows("/") {
        while let next = peek, !next.isLineEnd { _ = next; offset += 1 }
      } else if scalar == "/", follows("*") {
        try skipComment()
      } else {
        return
      }
    }
  }

  private func follows(_ scalar: Unicode.Scalar) -> Bool {
    offset + 1 < scalars.count && scalars[offset + 1] == scalar
  }

  private mutating func skipComment() throws(StringsError) {
    let start = offset
    offset += 2
    while peek != nil {
      if peek == "*", follows("/") {
        offset += 2
        return
      }
      offset += 1
    }
    throw error("a comment that never ends", expected: "*/", at: start)
  }

  /// Reads a key or a value, with or without quotation marks.
  mutating func readString(_ expected: String) throws(StringsError) -> String {
    guard let first = peek else { throw error("the end of the file", expected: expected) }
    if first == "\"" || first == "'" { return try readQuoted(by: first) }
    let start = offset
    while let scalar = peek, scalar.isUnquoted { offset += 1 }
    guard offset > start else { throw error(describeNext(), expected: expected) }
    return text(start..<offset)
  }

  private mutating func readQuoted(by mark: Unicode.Scalar) throws(StringsError) -> String {
    let start = offset
    var text = String.UnicodeScalarView()
    offset += 1
    while let scalar = peek {
      offset += 1
      if scalar == mark { return String(text) }
      if scalar == "\\" { try readEscape(into: &text) } else { text.append(scalar) }
    }
    throw error(
      "a string that never ends", expected: mark == "'" ? "an apostrophe" : "a quotation mark",
      at: start)
  }

  /// Returns a description of the current scalar for a message.
  func describeNext() -> String { peek.map { "“\($0)”" } ?? "the end of the file" }

  func text(_ range: Range<Int>) -> String {
    String(String.UnicodeScalarView(scalars[range]))
  }

  /// Makes an error at an offset; if that is nil, at the current offset.
  func error(_ problem: String, expected: String, at offset: Int? = nil) -> StringsError {
    StringsError(
      file: file, place: Self.place(of: offset ?? self.offset, in: scalars), problem: problem,
      expected: expected)
  }

  /// Returns the line and column of an offset; the column counts Unicode scalars.
  static func place(of offset: Int, in scalars: [Unicode.Scalar]) -> MarkupPlace {
    var place = MarkupPlace(line: 1, column: 1)
    for index in 0..<min(offset, scalars.count) {
      let isReturn = scalars[index] == "\r" && index + 1 < scalars.count
      if scalars[index].isLineEnd, !(isReturn && scalars[index + 1] == "\n") {
        place = MarkupPlace(line: place.line + 1, column: 1)
      } else {
        place.column += 1
      }
    }
    return place
  }
}

extension Unicode.Scalar {
  /// Whether the scalar ends a line.
  fileprivate var isLineEnd: Bool {
    self == "\n" || self == "\r" || self == "\u{2028}" || self == "\u{2029}"
  }

  /// Whether the scalar may occur in a string without quotation marks, as in Core Foundation.
  fileprivate var isUnquoted: Bool {
    switch self {
    case "a"..."z", "A"..."Z", "0"..."9", "_", "$", "/", ":", ".", "-": true
    default: false
    }
  }
}
