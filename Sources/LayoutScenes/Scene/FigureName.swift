/// The name of a figure, which is also the path of its pictures: `plants/markers`.
///
/// A name cannot lead out of the folder that pictures are written to. It is made of one to eight
/// words separated by `/`; a word has letters, digits, spaces and `-`, `_`, `.`, begins with a
/// letter or a digit and ends with no space or dot.
public struct FigureName: Sendable, Hashable, CustomStringConvertible {
  /// The rule in the words of an error message.
  public static let rule =
    "words of letters, digits, spaces, - _ and . separated by /, such as \"herbs/markers\""

  /// The words from the folder to the file.
  public let words: [String]

  /// The name as it is written, words separated by `/`.
  public var description: String { words.joined(separator: "/") }

  /// Takes words that are known to be safe.
  init(words: [String]) { self.words = words }

  /// Makes a name, or nil when the text is not a safe relative path.
  public init?(_ text: String) {
    let words = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard (1...8).contains(words.count), words.allSatisfy(Self.isWord) else { return nil }
    self.words = words
  }

  /// Whether a text may be one word of a path on every file system.
  static func isWord(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, let last = text.unicodeScalars.last else {
      return false
    }
    return first.isLetterOrDigit && last != " " && last != "." && text.utf8.count <= 100
      && text.unicodeScalars.allSatisfy { $0.isLetterOrDigit || " -_.".unicodeScalars.contains($0) }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a letter, a digit or an accent that belongs to one.
  var isLetterOrDigit: Bool {
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .nonspacingMark, .spacingMark:
      true
    default: false
    }
  }
}
