/// The name of a figure, which is also the path of its pictures: `plants/markers`.
///
/// A name cannot lead out of the folder into which pictures are written. A name has one to eight
/// components separated by `/`. A component consists of letters, digits, spaces and `-`, `_`, `.`,
/// and has at most 100 bytes of UTF-8; a component begins with a letter or a digit, and does not
/// end with a space or a dot.
public struct FigureName: Sendable, Hashable, CustomStringConvertible {
  /// The rule as text for error messages.
  public static let rule =
    "words of letters, digits, spaces, - _ and . separated by /, such as \"herbs/markers\""

  /// The path components of the name.
  public let words: [String]

  /// The name as text, with its components separated by `/`.
  public var description: String { words.joined(separator: "/") }

  /// Makes a name from components that are known to be valid.
  init(words: [String]) { self.words = words }

  /// Makes a name; nil if the text is not a safe relative path.
  public init?(_ text: String) {
    let words = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard (1...8).contains(words.count), words.allSatisfy(Self.isWord) else { return nil }
    self.words = words
  }

  /// Returns whether a text is valid as one component of a path on every file system.
  static func isWord(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, let last = text.unicodeScalars.last else {
      return false
    }
    return first.isLetterOrDigit && last != " " && last != "." && text.utf8.count <= 100
      && text.unicodeScalars.allSatisfy { $0.isLetterOrDigit || " -_.".unicodeScalars.contains($0) }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a letter, a digit or a combining mark.
  var isLetterOrDigit: Bool {
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .nonspacingMark, .spacingMark:
      true
    default: false
    }
  }
}
