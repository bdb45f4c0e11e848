/// The source range of an inline snapshot, or the position where a new one is inserted.
struct InlineCall: Equatable {
  /// The range to replace: the closure with its braces, or an empty range after the call if there
  /// is no closure.
  let range: Range<Int>
  /// The indentation of the closing brace's line: that of the call, or of `matches:` if that is
  /// among its arguments.
  let indentation: String
  let hasClosure: Bool

  /// Finds the call at a source location.
  ///
  /// - Parameters:
  ///   - source: the file's bytes.
  ///   - line: the call's line, from 1.
  ///   - column: the column of the call's name or opening parenthesis, in bytes from 1.
  /// - Throws: `InlineError` if there is no call there, or its closure is not a plain string
  ///   literal.
  init(in source: [UInt8], line: Int, column: Int) throws(InlineError) {
    var scanner = SwiftScanner(source: source, place: 0)
    guard let start = Self.offset(in: source, line: line, column: column) else {
      throw .noCall(line: line)
    }
    scanner.place = start
    // The column may be that of the name or of the opening parenthesis.
    _ = scanner.word()
    scanner.skipTrivia()
    guard scanner.next == UInt8(ascii: "(") else { throw .noCall(line: line) }
    guard let labelled = Self.arguments(&scanner) else { throw .noCall(line: line) }
    let end = scanner.place
    scanner.skipTrivia()
    let trailing = scanner.next == UInt8(ascii: "{") ? Self.group(&scanner) : nil
    // A call has a trailing closure or a labelled one, never both: that would not compile.
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

  /// Reads the arguments in parentheses, and finds `matches: { … }` among them.
  ///
  /// - Returns: the closure's range, or `.some(nil)` if there is none; nil if the parentheses are
  ///   not closed.
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

  /// Skips one token of the arguments, and returns whether it was `matches:`.
  ///
  /// Also skips the white space after `matches:`.
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

  /// Throws an error unless the closure contains exactly one string literal, without interpolation.
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

  /// Returns the white space at the beginning of the line that contains a position.
  private static func indentation(at place: Int, in source: [UInt8]) -> String {
    let before = source[..<place].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let blanks = source[before...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    return String(decoding: blanks, as: UTF8.self)
  }
}
