extension MarkupReader {
  /// The places in which character data is parsed: text, and attributes' values.
  enum CharacterPlace: Equatable {
    case text
    /// An attribute's value, with the quotation mark that ends it.
    case value(UInt8)
  }

  /// Parses an attribute's value, beginning at its quotation mark.
  mutating func readAttributeValue() throws(MarkupSyntaxError) -> String {
    let start = offset
    guard let mark = peek, mark == UInt8(ascii: "\"") || mark == UInt8(ascii: "'") else {
      throw error(describeNext(), expected: "a value in quotation marks")
    }
    offset += 1
    let value = try readCharacters(in: .value(mark))
    guard skip(mark) else {
      throw error("a value that never ends", expected: "a closing \(character(mark))", at: start)
    }
    return value
  }

  /// Parses characters up to the next tag or, in an attribute's value, up to the quotation mark.
  mutating func readCharacters(in place: CharacterPlace) throws(MarkupSyntaxError) -> String {
    let start = offset
    // The characters before the first one that may need special treatment, such as `&`, are decoded
    // together; nearly always these are all of the characters.
    while offset < text.count, isPlain(text[offset], in: place) { offset += 1 }
    let plain = start..<offset
    if isEnd(of: place) { return String(decoding: text[plain], as: UTF8.self) }
    var bytes = Array(text[plain])
    while !isEnd(of: place) { try readCharacter(into: &bytes, place) }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func isPlain(_ byte: UInt8, in place: CharacterPlace) -> Bool {
    switch byte {
    case UInt8(ascii: "<"), UInt8(ascii: "&"), UInt8(ascii: "]"), 0..<0x0A, 0x0B..<0x20: false
    case UInt8(ascii: "\n"): place == .text
    case UInt8(ascii: "\""), UInt8(ascii: "'"): place != .value(byte)
    default: true
    }
  }

  private func isEnd(of place: CharacterPlace) -> Bool {
    guard let byte = peek else { return true }
    return switch place {
    case .text: byte == UInt8(ascii: "<")
    case .value(let mark): byte == mark
    }
  }

  private mutating func readCharacter(
    into bytes: inout [UInt8], _ place: CharacterPlace
  ) throws(MarkupSyntaxError) {
    switch text[offset] {
    case UInt8(ascii: "&"): bytes += try readReference().utf8
    case UInt8(ascii: "<"): throw error("the character <", expected: "&lt; in a value")
    case UInt8(ascii: "]") where place == .text && isNext("]]>"):
      throw error("]]> in a text", expected: "]]&gt;")
    case let byte where byte.isBlank:
      bytes.append(place == .text ? readLineEnd() : readBlankOfValue())
    default: bytes.append(try readByte())
    }
  }

  /// Reads white space in an attribute's value; every white space character becomes a space.
  private mutating func readBlankOfValue() -> UInt8 {
    _ = readLineEnd()
    return UInt8(ascii: " ")
  }

  /// Reads a white space character; CR, with a line feed that follows, becomes one line feed.
  private mutating func readLineEnd() -> UInt8 {
    let byte = text[offset]
    offset += 1
    guard byte == UInt8(ascii: "\r") else { return byte }
    _ = skip(UInt8(ascii: "\n"))
    return UInt8(ascii: "\n")
  }

  private mutating func readByte() throws(MarkupSyntaxError) -> UInt8 {
    let byte = text[offset]
    guard byte >= 0x20 || byte.isBlank else {
      throw error("a control character", expected: "a character of a text")
    }
    offset += 1
    return byte
  }

  /// Parses a CDATA section: `<![CDATA[ … ]]>`.
  mutating func readCharacterData() throws(MarkupSyntaxError) -> String {
    let start = offset
    offset += "<![CDATA[".utf8.count
    var bytes: [UInt8] = []
    while !isNext("]]>") {
      guard let byte = peek else {
        throw error("a CDATA section that never ends", expected: "]]> after it", at: start)
      }
      bytes.append(byte == UInt8(ascii: "\r") ? readLineEnd() : try readByte())
    }
    offset += 3
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Parses a character reference or an entity reference.
  private mutating func readReference() throws(MarkupSyntaxError) -> String {
    let start = offset
    // References of more than 40 bytes are not recognised. The longest character reference,
    // &#1114111;, has 10, if no zeros precede the number.
    let end = text[start...].prefix(40).firstIndex(of: UInt8(ascii: ";"))
    guard let end else {
      throw error("the character &", expected: "&amp;, or an entity that ends with ;")
    }
    let name = String(decoding: text[(start + 1)..<end], as: UTF8.self)
    let declared = try declaredValue(name, at: start)
    guard let replaced = Self.entities[name] ?? scalar(name).map(String.init) ?? declared else {
      throw error(
        "the entity &\(name);",
        expected: "&amp; &lt; &gt; &quot; &apos; or a character such as &#38;")
    }
    offset = end + 1
    return replaced
  }

  /// Returns the value of an entity that the document declares; nil if there is none.
  private mutating func declaredValue(
    _ name: String, at start: Int
  ) throws(MarkupSyntaxError) -> String? {
    guard let value = entities?.expand(name) else { return nil }
    guard entities?.isExhausted == false else {
      throw error(
        "more expanded entities", expected: "at most \(MarkupEntities.limit) bytes of them",
        at: start)
    }
    return value
  }

  private static let entities = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'",
  ]

  /// Returns the character for a reference such as `#38` or `#x26`; nil if the name is not a
  /// character reference, or if XML does not permit the character.
  private func scalar(_ name: String) -> Character? {
    guard name.hasPrefix("#") else { return nil }
    let isHexadecimal = name.hasPrefix("#x")
    let digits = name.dropFirst(isHexadecimal ? 2 : 1)
    guard digits.allSatisfy(\.isHexDigit),
      let number = UInt32(digits, radix: isHexadecimal ? 16 : 10),
      let scalar = Unicode.Scalar(number)
    else { return nil }
    switch number {
    case 0x09, 0x0A, 0x0D, 0x20..<0xFFFE, 0x10000...: return Character(scalar)
    default: return nil
    }
  }

  private func character(_ byte: UInt8) -> Character { Character(Unicode.Scalar(byte)) }
}
