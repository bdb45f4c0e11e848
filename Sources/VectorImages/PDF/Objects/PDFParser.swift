/// A parser that makes objects from tokens.
struct PDFParser {
  /// A part of a content stream: an operand, or an operator.
  enum Part {
    case operand(PDFObject)
    case keyword(String)
  }

  var lexer: PDFLexer
  private let budget: PDFBudget
  /// Whether numbers may be part of references, which is the case outside content streams.
  private let hasReferences: Bool

  init(_ lexer: PDFLexer, _ budget: PDFBudget, hasReferences: Bool = true) {
    (self.lexer, self.budget, self.hasReferences) = (lexer, budget, hasReferences)
  }

  /// Returns the next object or keyword, or nil at the end.
  mutating func next() throws(PDFError) -> Part? {
    while let token = lexer.next() {
      if case .keyword(let keyword) = token { return Self.constant(keyword) ?? .keyword(keyword) }
      // A closing bracket without an opening one is ignored.
      if let object = try object(token, depth: 0) { return .operand(object) }
    }
    return nil
  }

  /// Returns the next object; nil if a keyword or the end follows.
  mutating func object() throws(PDFError) -> PDFObject? {
    if case .operand(let object)? = try next() { object } else { nil }
  }

  private static func constant(_ keyword: String) -> Part? {
    switch keyword {
    case "true": .operand(.boolean(true))
    case "false": .operand(.boolean(false))
    case "null": .operand(.null)
    default: nil
    }
  }

  /// Returns the object that begins with a token; nil if it does not begin one.
  private mutating func object(_ token: PDFLexer.Token, depth: Int) throws(PDFError) -> PDFObject? {
    // Objects in content streams are not counted, because the budget counts the operators and the
    // bytes of the stream.
    if hasReferences { try budget.spendObject() }
    guard depth < 2 * PDFBudget.depth else { throw PDFError("objects are nested too deeply") }
    switch token {
    case .number(let value):
      return hasReferences ? reference(value) ?? .number(value) : .number(value)
    case .name(let name): return .name(name)
    case .string(let bytes): return .string(bytes)
    case .arrayStart: return .array(try array(depth))
    case .dictionaryStart: return .dictionary(try dictionary(depth))
    case .keyword(let keyword):
      if case .operand(let object)? = Self.constant(keyword) { return object }
      return nil
    case .arrayEnd, .dictionaryEnd: return nil
    }
  }

  /// Returns a reference if a number is the first of its three tokens.
  private mutating func reference(_ value: Double) -> PDFObject? {
    guard value >= 0, value <= 10_000_000, value == value.rounded() else { return nil }
    let start = lexer.position
    guard case .number? = lexer.next(), lexer.next() == .keyword("R") else {
      lexer.position = start
      return nil
    }
    return .reference(Int(value))
  }

  private mutating func array(_ depth: Int) throws(PDFError) -> [PDFObject] {
    var objects: [PDFObject] = []
    while let token = lexer.next(), token != .arrayEnd {
      guard !endsObject(token) else { break }
      if let object = try object(token, depth: depth + 1) { objects.append(object) }
    }
    return objects
  }

  /// Returns whether a keyword ends the object that contains a damaged array or dictionary, which
  /// then ends too; the keyword is read again.
  private mutating func endsObject(_ token: PDFLexer.Token) -> Bool {
    guard token == .keyword("endobj") || token == .keyword("stream") else { return false }
    lexer.position -= 6
    return true
  }

  private mutating func dictionary(_ depth: Int) throws(PDFError) -> PDFDictionary {
    var entries: PDFDictionary = [:]
    while let token = lexer.next(), token != .dictionaryEnd {
      guard case .name(let key) = token else {
        guard !endsObject(token) else { break }
        continue
      }
      let start = lexer.position
      guard let value = lexer.next() else { break }
      guard value != .dictionaryEnd else {
        lexer.position = start
        continue
      }
      if let object = try object(value, depth: depth + 1) { entries[key] = object }
    }
    return entries
  }
}
