extension JSONReader {
  /// Parses `[ value, … ]`, beginning at the bracket.
  mutating func readArray() throws(JSONSyntaxError) -> JSONDocument {
    var offsets = JSONOffsets(value: offset)
    var elements: [JSONValue] = []
    try enter()
    while try hasElement(before: UInt8(ascii: "]"), isFirst: elements.isEmpty) {
      let element = try readValue()
      elements.append(element.value)
      offsets.parts.append(element.offsets)
    }
    openings.removeLast()
    return JSONDocument(value: .list(elements), offsets: offsets)
  }

  /// Parses `{ "key": value, … }`, beginning at the brace.
  mutating func readObject() throws(JSONSyntaxError) -> JSONDocument {
    var offsets = JSONOffsets(value: offset)
    var members: [JSONValue.Member] = []
    var keys: Set<String> = []
    try enter()
    while try hasElement(before: UInt8(ascii: "}"), isFirst: keys.isEmpty) {
      let (key, keyOffset, value) = try readMember()
      guard keys.insert(key).inserted else {
        noteRepeated(key, at: keyOffset)
        continue
      }
      members.append((key, value.value))
      offsets.keys.append(keyOffset)
      offsets.parts.append(value.offsets)
    }
    openings.removeLast()
    return JSONDocument(value: .object(members), offsets: offsets)
  }

  private mutating func noteRepeated(_ key: String, at place: Int) {
    guard dialect.refusesRepeatedKeys else { return }
    note(error("the key \"\(key)\" a second time", expected: "each key once", at: place))
  }

  private mutating func readMember() throws(JSONSyntaxError) -> (String, Int, JSONDocument) {
    let start = offset
    guard peek == UInt8(ascii: "\"") else {
      throw error(describeNext(), expected: "a key in double quotation marks")
    }
    let key = try readString()
    try skipBlanks()
    guard skip(UInt8(ascii: ":")) else {
      throw error(describeNext(), expected: "a colon after the key \"\(key)\"")
    }
    return (key, start, try readValue())
  }

  /// Appends the opening bracket or brace to `openings`, and skips it; throws an error if too many
  /// are open.
  private mutating func enter() throws(JSONSyntaxError) {
    // The parser is recursive: without a limit, deeply nested brackets would overflow the stack.
    guard openings.count < Self.depthLimit else {
      throw error(
        "more than \(Self.depthLimit) brackets inside each other",
        expected: "a shallower \(dialect.name)")
    }
    let bracket: Character = peek == UInt8(ascii: "{") ? "{" : "["
    openings.append(JSONSyntaxError.Opening(bracket: bracket, offset: offset))
    offset += 1
  }

  /// Skips the comma before the next element, if it is not the first one, and returns true; after
  /// the last element, skips the closing bracket and returns false.
  private mutating func hasElement(
    before closing: UInt8, isFirst: Bool
  ) throws(JSONSyntaxError) -> Bool {
    try skipBlanks()
    if skip(closing) { return false }
    if isFirst { return true }
    // The offset is stored because an extra comma is reported at the comma, not at the bracket
    // after it.
    let comma = offset
    if !skip(UInt8(ascii: ",")) {
      try noteMissingComma(before: closing)
      return true
    }
    try skipBlanks()
    if skip(closing) {
      note(error("a comma with nothing after it", expected: "no comma here", at: comma))
      return false
    }
    return true
  }

  /// Records that a comma is missing if a key, a string, a number or a container follows; otherwise
  /// throws the error.
  private mutating func noteMissingComma(before closing: UInt8) throws(JSONSyntaxError) {
    var error = error(
      describeNext(), expected: "a comma or \(Character(Unicode.Scalar(closing)))")
    let beginnings = closing == UInt8(ascii: "}") ? "\"" : "\"{[-0123456789"
    if let peek, beginnings.utf8.contains(peek) { return note(error) }
    if let peek, "]}".utf8.contains(peek) { error.opening = openings.last }
    throw error
  }
}
