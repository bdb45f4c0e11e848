extension MarkupReader {
  /// Skips `<?xml version="1.0" encoding="UTF-8"?>` at the beginning.
  mutating func skipDeclaration() throws(MarkupSyntaxError) {
    guard isNext("<?xml"), offset + 5 < text.count, text[offset + 5].isBlank else { return }
    let start = offset
    try skipInstruction()
    let declaration = String(decoding: text[start..<offset], as: UTF8.self)
    guard let encoding = Self.encoding(declaration) else { return }
    // Documents in ASCII are in UTF-8 too.
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

  /// Skips `<!-- … -->`.
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

  /// Skips `<!DOCTYPE … >`, with declarations in brackets if none of them is an entity.
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
        try checkIsNoEntity()
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

  private func checkIsNoEntity() throws(MarkupSyntaxError) {
    guard isNext("<!ENTITY") else { return }
    throw error(
      "the declaration of an entity", expected: "a document type without entities, which is read")
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
