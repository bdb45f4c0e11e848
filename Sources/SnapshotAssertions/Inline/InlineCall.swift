/// The place of an inline snapshot in a source file, or the place for a new one.
struct InlineCall: Equatable {
  /// The range that is replaced: the closure with its braces; without one an empty range behind the
  /// call.
  let range: Range<Int>
  /// The indentation of the closing brace's line: like the call, or like `matches:` among its
  /// arguments.
  let indentation: String
  /// Whether there is a closure.
  let hasClosure: Bool

  /// Finds a call.
  ///
  /// - Parameters:
  ///   - source: the file's bytes.
  ///   - line: the call's line, from 1.
  ///   - column: the place of its name or of its opening parenthesis, in bytes from 1.
  /// - Throws: why nothing can be written there.
  init(in source: [UInt8], line: Int, column: Int) throws(InlineError) {
    var scanner = SwiftScanner(source: source, place: 0)
    guard let start = Self.offset(in: source, line: line, column: column) else {
      throw .noCall(line: line)
    }
    scanner.place = start
    // The column may be that of the name or of the parenthesis.
    _ = scanner.word()
    scanner.skipTrivia()
    guard scanner.next == UInt8(ascii: "(") else { throw .noCall(line: line) }
    guard let labelled = Self.arguments(&scanner) else { throw .noCall(line: line) }
    let end = scanner.place
    scanner.skipTrivia()
    let trailing = scanner.next == UInt8(ascii: "{") ? Self.group(&scanner) : nil
    // A call has at most one of the two: a second closure would not have been compiled.
    let closure = trailing ?? labelled
    if let closure { try Self.check(closure, in: source, line: line) }
    range = closure ?? end..<end
    hasClosure = closure != nil
    let isWithin = trailing == nil && labelled != nil
    indentation = Self.indentation(at: isWithin ? range.lowerBound : start, in: source)
  }

  private static func offset(in source: [UInt8], line: Int, column: Int) -> Int? {
    var start = 0
    for _ in 1..<max(line, 1) {
      guard let end = source[start...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      start = end + 1
    }
    let offset = start + column - 1
    return column > 0 && offset < source.count ? offset : nil
  }

  /// Reads arguments in parentheses, and looks for `matches: { … }` among them.
  ///
  /// - Returns: the closure's place, which may be nil; nil if the parentheses are not closed.
  private static func arguments(_ scanner: inout SwiftScanner) -> Range<Int>?? {
    scanner.place += 1
    var closure: Range<Int>?
    var isMatches = false
    while let byte = scanner.next {
      switch byte {
      case UInt8(ascii: ")"):
        scanner.place += 1
        return .some(closure)
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        guard let group = group(&scanner) else { return nil }
        if isMatches && byte == UInt8(ascii: "{") { closure = group }
        isMatches = false
      default:
        isMatches = readsMatches(&scanner)
      }
    }
    return nil
  }

  /// Reads one piece of the arguments, and returns whether it was `matches:` with the blanks
  /// behind.
  private static func readsMatches(_ scanner: inout SwiftScanner) -> Bool {
    let word = scanner.word()
    if word.isEmpty {
      scanner.skipToken()
      return false
    }
    guard word == "matches", scanner.next == UInt8(ascii: ":") else { return false }
    scanner.place += 1
    scanner.skipTrivia()
    return true
  }

  private static func group(_ scanner: inout SwiftScanner) -> Range<Int>? {
    let start = scanner.place
    return scanner.skipGroup() ? start..<scanner.place : nil
  }

  /// Only a closure that is a literal, and nothing else, is replaced.
  private static func check(
    _ closure: Range<Int>, in source: [UInt8], line: Int
  ) throws(InlineError) {
    var scanner = SwiftScanner(source: source, place: closure.lowerBound + 1)
    scanner.skipTrivia()
    let literal = scanner.literal()
    scanner.skipTrivia()
    guard let literal, scanner.place == closure.upperBound - 1 else {
      throw .noLiteral(line: line)
    }
    if literal.hasInterpolation { throw .interpolation(line: line) }
  }

  /// The blanks that the line of a place begins with.
  private static func indentation(at place: Int, in source: [UInt8]) -> String {
    let before = source[..<place].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let blanks = source[before...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    return String(decoding: blanks, as: UTF8.self)
  }
}
