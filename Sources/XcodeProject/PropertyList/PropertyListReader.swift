internal import Basics

/// A parser of property lists in the OpenStep form and in JSON, which differ only in punctuation.
///
/// ```
/// { name = Shop; files = ( A.swift, "B C.swift" ); }        OpenStep
/// { "name": "Shop", "files": ["A.swift", "B C.swift"] }     JSON
/// ```
///
/// Time and memory are proportional to the length of the text. The depth, the size and the number
/// of values are limited, so that no document can exhaust the stack or the memory.
struct PropertyListReader {
  /// The maximum depth of nested values; project documents have about six levels.
  static let depthLimit = 128
  /// The maximum size of a document in bytes; the largest projects have ten megabytes.
  static let sizeLimit = 1 << 27
  static let valueLimit = 1 << 23

  let text: [UInt8]
  let file: String
  var offset = 0
  private var count = 0
  private var line = 1
  private var lineStart = 0
  private var counted = 0

  init(_ text: [UInt8], file: String) { (self.text, self.file) = (text, file) }

  var next: UInt8? { offset < text.count ? text[offset] : nil }

  mutating func readDocument() throws(ProjectError) -> PropertyListValue {
    guard text.count <= Self.sizeLimit else {
      throw error(
        "the document has \(text.count) bytes", expected: "at most \(Self.sizeLimit) bytes", at: 0)
    }
    if text.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
    let value = try readValue(depth: 0)
    try skipBlanks()
    guard offset == text.count else {
      throw error(described, expected: "the end of the document")
    }
    return value
  }

  private mutating func readValue(depth: Int) throws(ProjectError) -> PropertyListValue {
    try skipBlanks()
    let start = offset
    count += 1
    guard depth <= Self.depthLimit, count <= Self.valueLimit else {
      throw error(
        "too many values, or values nested too deeply",
        expected: "at most \(Self.valueLimit) values to a depth of \(Self.depthLimit)")
    }
    let place = place(of: start)
    switch next {
    case UInt8(ascii: "{"):
      return PropertyListValue(.dictionary(try readDictionary(depth: depth)), at: place)
    case UInt8(ascii: "("), UInt8(ascii: "["):
      return PropertyListValue(.list(try readList(depth: depth)), at: place)
    default: return PropertyListValue(.text(try readText()), at: place)
    }
  }

  private mutating func readDictionary(
    depth: Int
  ) throws(ProjectError) -> [String: PropertyListValue] {
    let start = offset
    offset += 1
    var entries: [String: PropertyListValue] = [:]
    while true {
      try skipBlanks()
      guard let byte = next else {
        throw error("a dictionary that never ends", expected: "}", at: start)
      }
      if byte == UInt8(ascii: "}") { break }
      let key = try readText()
      try skipBlanks()
      guard next == UInt8(ascii: "=") || next == UInt8(ascii: ":") else {
        throw error(described, expected: "= or : after the key \(key.prefix(40))")
      }
      offset += 1
      entries[key] = try readValue(depth: depth + 1)
      try endEntry(";,", before: "}")
    }
    offset += 1
    return entries
  }

  private mutating func readList(depth: Int) throws(ProjectError) -> [PropertyListValue] {
    let start = offset
    let end = next == UInt8(ascii: "(") ? UInt8(ascii: ")") : UInt8(ascii: "]")
    offset += 1
    var values: [PropertyListValue] = []
    while true {
      try skipBlanks()
      guard let byte = next else {
        let sign = end == UInt8(ascii: ")") ? ")" : "]"
        throw error("a list that never ends", expected: sign, at: start)
      }
      if byte == end { break }
      values.append(try readValue(depth: depth + 1))
      try endEntry(",", before: end == UInt8(ascii: ")") ? ")" : "]")
    }
    offset += 1
    return values
  }

  /// Skips the separator after an entry; after the last entry there may be none.
  private mutating func endEntry(_ signs: String, before end: Character) throws(ProjectError) {
    try skipBlanks()
    if let byte = next, signs.utf8.contains(byte) {
      offset += 1
    } else if next != nil, next != end.asciiValue {
      throw error(described, expected: "\"\(signs.first.map(String.init) ?? "")\" or \"\(end)\"")
    }
  }

  /// Skips white space and comments.
  mutating func skipBlanks() throws(ProjectError) {
    while let byte = next {
      if byte == UInt8(ascii: " ") || (9...13).contains(byte) {
        offset += 1
      } else if text[offset...].starts(with: "//".utf8) {
        offset = text[offset...].firstIndex(of: UInt8(ascii: "\n")) ?? text.count
      } else if text[offset...].starts(with: "/*".utf8) {
        try skipComment()
      } else {
        return
      }
    }
  }

  private mutating func skipComment() throws(ProjectError) {
    let start = offset
    offset += 2
    while offset + 1 < text.count {
      if text[offset] == UInt8(ascii: "*"), text[offset + 1] == UInt8(ascii: "/") {
        offset += 2
        return
      }
      offset += 1
    }
    throw error("a comment that never ends", expected: "*/", at: start)
  }

  /// The next character, as it is described in error messages.
  var described: String {
    guard next != nil else { return "the end of the document" }
    let bytes = text[offset...].prefix(4)
    return String(decoding: bytes, as: UTF8.self).first.map { "\"\($0)\"" } ?? "a byte"
  }

  /// Makes an error at an offset; nil for the current offset.
  mutating func error(
    _ problem: String, expected: String, at start: Int? = nil
  ) -> ProjectError {
    if let start, start < counted { (line, lineStart, counted) = (1, 0, 0) }
    return ProjectError(
      file: file, place: place(of: start ?? offset), problem: problem, expected: expected)
  }

  /// Returns the line and the column of an offset, which must not be less than in the previous
  /// call.
  private mutating func place(of offset: Int) -> MarkupPlace {
    while counted < offset {
      if text[counted] == UInt8(ascii: "\n") { (line, lineStart) = (line + 1, counted + 1) }
      counted += 1
    }
    return MarkupPlace(line: line, column: offset - lineStart + 1)
  }
}

extension PropertyListValue {
  /// Parses a property list in one of its three text forms: OpenStep, XML or JSON.
  ///
  /// - Parameters:
  ///   - text: the bytes of the document.
  ///   - file: the path in messages.
  /// - Throws: the first error in the text.
  package init(reading text: [UInt8], file: String) throws(ProjectError) {
    do throws(ProjectError) {
      self = try Self(parsing: text, file: file)
    } catch {
      throw error.explained(by: text)
    }
  }

  private init(parsing text: [UInt8], file: String) throws(ProjectError) {
    let start = text.firstIndex { $0 != UInt8(ascii: " ") && !(9...13).contains($0) } ?? 0
    if text[start...].starts(with: "bplist".utf8) {
      throw ProjectError(
        file: file, problem: "a binary property list", expected: "one in text form")
    }
    let isXML = [Array("<?xml".utf8), Array("<!DOC".utf8), Array("<plis".utf8)]
      .contains { text[start...].starts(with: $0) || text.dropFirst(3).starts(with: $0) }
    if isXML {
      self = try Self(readingXML: text, file: file)
    } else {
      var reader = PropertyListReader(text, file: file)
      self = try reader.readDocument()
    }
  }
}
