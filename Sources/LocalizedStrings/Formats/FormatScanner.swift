/// A reader of the parts of a format.
struct FormatScanner {
  private var rest: Substring
  private var literal = ""
  private var parts: [FormatText.Part] = []

  init(_ format: String) { rest = format[...] }

  mutating func readParts() -> [FormatText.Part] {
    while let character = rest.popFirst() {
      guard character == "%" else {
        literal.append(character)
        continue
      }
      if rest.first == "%" {
        rest.removeFirst()
        literal.append("%")
      } else if let part = readSpecifier() {
        flush()
        parts.append(part)
      } else {
        literal.append("%")
      }
    }
    flush()
    return parts
  }

  private mutating func flush() {
    if !literal.isEmpty { parts.append(.literal(literal)) }
    literal = ""
  }

  /// Reads a specifier after its percent sign; if none follows, reads nothing and returns nil.
  private mutating func readSpecifier() -> FormatText.Part? {
    let start = rest
    let position = readPosition()
    if rest.hasPrefix("#@"), let name = readName() {
      return .variable(name: name, position: position)
    }
    // A space is not read as a flag, because it is nearly always text, as in “50 % off”.
    let options = readWhile { "-+#0'123456789.*".contains($0) }
    let length = readWhile { "hlqLtzj".contains($0) }
    guard let conversion = rest.first, "@dDiuUxXoOfFeEgGaAcCsSp".contains(conversion),
      conversion != "@" || !options.contains("#")
    else {
      rest = start
      return nil
    }
    rest.removeFirst()
    return .specifier(
      .init(position: position, options: options, type: length + String(conversion)))
  }

  private mutating func readPosition() -> Int? {
    let digits = rest.prefix { $0.isASCIIDigit }
    guard let position = Int(digits), (1...99).contains(position),
      rest.dropFirst(digits.count).first == "$"
    else { return nil }
    rest = rest.dropFirst(digits.count + 1)
    return position
  }

  private mutating func readName() -> String? {
    let after = rest.dropFirst(2)
    guard let end = after.firstIndex(of: "@"), end > after.startIndex else { return nil }
    let name = after[..<end]
    guard !name.contains("%"), !name.contains(where: \.isNewline) else { return nil }
    rest = after[after.index(after: end)...]
    return String(name)
  }

  private mutating func readWhile(_ isWanted: (Character) -> Bool) -> String {
    let found = rest.prefix(while: isWanted)
    rest = rest.dropFirst(found.count)
    return String(found)
  }
}
