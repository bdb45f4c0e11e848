/// The characters of a visual format and the current position.
struct FormatScanner {
  let format: String
  private let characters: [Character]
  private(set) var place = 0

  init(_ format: String) {
    self.format = format
    characters = Array(format)
  }

  /// The next character; nil at the end.
  var next: Character? { place < characters.count ? characters[place] : nil }

  /// Skips the next character if it is the given one; returns whether it was.
  mutating func skip(_ character: Character) -> Bool {
    guard next == character else { return false }
    place += 1
    return true
  }

  /// Returns an error at the current position.
  func error(_ reason: VisualFormatError.Reason) -> VisualFormatError {
    VisualFormatError(reason: reason, format: format, place: place)
  }

  private mutating func take(while isWanted: (Character) -> Bool) -> String {
    let start = place
    while let next, isWanted(next) { place += 1 }
    return String(characters[start..<place])
  }
}

extension FormatScanner {
  /// Parses `H:`, `V:` or nothing, which means horizontal.
  mutating func readAxis() throws(VisualFormatError) -> EquationAxis {
    let axis: EquationAxis
    switch next {
    case "H": axis = .horizontal
    case "V": axis = .vertical
    default: return .horizontal
    }
    place += 1
    if !skip(":") { throw error(.expectedColon(axis)) }
    return axis
  }

  /// Parses a name, which is a C identifier (fact AL38); returns nil if there is none.
  mutating func readName() -> String? {
    guard let next, next.isNameStart else { return nil }
    return take { $0.isNameStart || $0.isDigit }
  }

  /// Parses a number in the C locale; returns nil if there is none, or if its value is not finite.
  mutating func readNumber() -> Double? {
    let start = place
    if !skip("-") { _ = skip("+") }
    _ = take(while: \.isDigit)
    if skip(".") { _ = take(while: \.isDigit) }
    readExponent()
    guard let number = Double(String(characters[start..<place])), number.isFinite else {
      place = start
      return nil
    }
    return number
  }

  private mutating func readExponent() {
    let start = place
    guard skip("e") || skip("E") else { return }
    if !skip("-") { _ = skip("+") }
    // Without digits after it, the letter `e` is not an exponent and does not belong to the number.
    if take(while: \.isDigit).isEmpty { place = start }
  }

  /// Parses a relation; if there is none, the relation is `equal`.
  mutating func readRelation() throws(VisualFormatError) -> Relation {
    let relation: Relation
    switch next {
    case "=": relation = .equal
    case "<": relation = .lessThanOrEqual
    case ">": relation = .greaterThanOrEqual
    default: return .equal
    }
    place += 1
    if !skip("=") { throw error(.unknownRelation) }
    return relation
  }
}

extension Character {
  fileprivate var isDigit: Bool { self >= "0" && self <= "9" }
  fileprivate var isNameStart: Bool {
    (self >= "a" && self <= "z") || (self >= "A" && self <= "Z") || self == "_"
  }
}
