/// A minimal scanner for Swift source that distinguishes only white space, comments, literals,
/// names and brackets.
///
/// A regular expression between plain slashes is read as code. If it contains a quotation mark or a
/// bracket, the scanner misreads the code after it and finds no valid inline snapshot.
struct SwiftScanner {
  let source: [UInt8]
  /// The index of the next byte.
  var place: Int

  /// A string literal or regular expression that was read.
  struct Literal: Equatable {
    let range: Range<Int>
    let hasInterpolation: Bool
  }

  /// The next byte; nil at the end.
  var next: UInt8? { place < source.count ? source[place] : nil }

  /// Returns whether a text follows at the current position.
  func sees(_ text: String) -> Bool { source[min(place, source.count)...].starts(with: text.utf8) }

  /// Skips white space and comments.
  mutating func skipTrivia() {
    while let byte = next {
      if byte == UInt8(ascii: " ") || (9...13).contains(byte) {
        place += 1
      } else if sees("//") {
        while let byte = next, byte != UInt8(ascii: "\n") { place += 1 }
      } else if sees("/*") {
        skipComment()
      } else {
        return
      }
    }
  }

  /// Skips a comment between `/*` and `*/`, in which other such comments may be nested.
  private mutating func skipComment() {
    var depth = 0
    repeat {
      if sees("/*") {
        depth += 1
        place += 2
      } else if sees("*/") {
        depth -= 1
        place += 2
      } else {
        place += 1
      }
    } while depth > 0 && place < source.count
  }

  /// Reads a name or keyword.
  ///
  /// Returns an empty string if there is none.
  mutating func word() -> String {
    let start = place
    while let byte = next, Self.isLetter(byte) { place += 1 }
    return String(decoding: source[start..<place], as: UTF8.self)
  }

  /// Returns whether a byte may be part of a name: letters, digits, the underscore, and everything
  /// beyond ASCII.
  private static func isLetter(_ byte: UInt8) -> Bool {
    byte >= 128 || byte == UInt8(ascii: "_") || (48...57).contains(byte)
      || (65...90).contains(byte & 0xDF)
  }

  /// Skips brackets and their contents.
  ///
  /// Returns false if they are not closed.
  mutating func skipGroup() -> Bool {
    var depth = 0
    while let byte = next {
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      // A literal may contain unbalanced brackets.
      case UInt8(ascii: "\""):
        if literal() == nil { return false }
        continue
      default:
        skipToken()
        continue
      }
      place += 1
      if depth == 0 { return true }
    }
    return false
  }

  /// Skips white space, a comment, a literal or a name in backticks; if none of them follows, one
  /// byte.
  mutating func skipToken() {
    let start = place
    skipTrivia()
    if place > start || literal() != nil { return }
    let isQuoted = next == UInt8(ascii: "`")
    place += 1
    while isQuoted, let byte = next {
      place += 1
      if byte == UInt8(ascii: "`") { return }
    }
  }
}
