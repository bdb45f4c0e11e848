extension MarkupReader {
  /// Skips the XML declaration, `<?xml version="1.0" encoding="UTF-8"?>`, at the beginning of the
  /// document, and throws an error if it names an encoding other than UTF-8 and ASCII.
  mutating func skipDeclaration() throws(MarkupSyntaxError) {
    guard isNext("<?xml"), offset + 5 < text.count, text[offset + 5].isBlank else { return }
    let start = offset
    try skipInstruction()
    let declaration = String(decoding: text[start..<offset], as: UTF8.self)
    guard let encoding = Self.encoding(declaration) else { return }
    // A document in ASCII is also valid UTF-8.
    guard ["utf-8", "utf8", "us-ascii", "ascii"].contains(encoding.lowercased()) else {
      throw error("the encoding \(shown(encoding))", expected: "UTF-8", at: start)
    }
  }

  private static func encoding(_ declaration: String) -> String? {
    guard let name = declaration.firstRange(of: "encoding") else { return nil }
    let marks: [Character] = ["\"", "'"]
    let parts = declaration[name.upperBound...].split(
      maxSplits: 2, omittingEmptySubsequences: false
    ) { marks.contains($0) }
    return parts.count > 1 ? String(parts[1]) : nil
  }

  /// Skips a processing instruction: `<?name … ?>`.
  mutating func skipInstruction() throws(MarkupSyntaxError) {
    let start = offset
    offset += 2
    try skip(through: "?>", of: "a processing instruction", from: start)
  }

  /// Skips a comment: `<!-- … -->`.
  mutating func skipComment() throws(MarkupSyntaxError) {
    let start = offset
    offset += 4
    try skip(through: "-->", of: "a comment", from: start)
  }

  private mutating func skip(
    through end: StaticString, of part: String, from start: Int
  ) throws(MarkupSyntaxError) {
    let first = end.utf8Start[0]
    while offset < text.count {
      if text[offset] == first, isNext(end) {
        offset += end.utf8CodeUnitCount
        return
      }
      offset += 1
    }
    throw error("\(part) that never ends", expected: "\(end) after it", at: start)
  }

  /// Skips the document type declaration, `<!DOCTYPE … >`; declarations of entities in it are read
  /// if the caller accepts them, and are errors otherwise.
  mutating func skipDocumentType() throws(MarkupSyntaxError) {
    let start = offset
    offset += 2
    var depth = 1
    var isInBrackets = false
    while let byte = peek {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"): try skipQuotation(byte)
      case UInt8(ascii: "<") where isNext("<!--"): try skipComment()
      case UInt8(ascii: "<") where isNext("<?"): try skipInstruction()
      case UInt8(ascii: "<"):
        if try readEntity() { continue }
        depth += 1
        offset += 1
      case UInt8(ascii: "["), UInt8(ascii: "]"):
        isInBrackets = byte == UInt8(ascii: "[")
        offset += 1
      case UInt8(ascii: ">"):
        depth -= 1
        offset += 1
        if depth == 0, !isInBrackets { return }
      default: offset += 1
      }
    }
    throw error("a document type that never ends", expected: "> after it", at: start)
  }

  /// Reads an entity declaration, `<!ENTITY name "value">`, if it is next, and returns whether it
  /// is.
  private mutating func readEntity() throws(MarkupSyntaxError) -> Bool {
    guard isNext("<!ENTITY") else { return false }
    guard entities != nil else {
      throw error(
        "the declaration of an entity", expected: "a document type without entities, which is read"
      )
    }
    let start = offset
    offset += "<!ENTITY".utf8.count
    skipBlanks()
    let name = try readName("the name of an entity")
    skipBlanks()
    // An entity that refers to a file is an error, because files are not read. One that contains
    // markup or other entities is an error, because nested entities could expand without bound.
    guard let mark = peek, mark == UInt8(ascii: "\"") || mark == UInt8(ascii: "'") else {
      throw error("an entity of another file", expected: "a value in quotation marks", at: start)
    }
    let first = offset + 1
    try skipQuotation(mark)
    let value = text[first..<(offset - 1)]
    guard !value.contains(where: { $0 == UInt8(ascii: "&") || $0 == UInt8(ascii: "<") }) else {
      throw error("an entity with markup or other entities", expected: "plain text", at: first)
    }
    skipBlanks()
    guard skip(UInt8(ascii: ">")) else { throw error(describeNext(), expected: ">") }
    entities?.declare(name, as: String(decoding: value, as: UTF8.self))
    return true
  }

  private mutating func skipQuotation(_ mark: UInt8) throws(MarkupSyntaxError) {
    let start = offset
    offset += 1
    while let byte = peek {
      offset += 1
      if byte == mark { return }
    }
    throw error("a quotation that never ends", expected: "its second mark", at: start)
  }
}
