import Foundation

/// The rules for names that stay the same on every file system.
enum GoldenNameRules {
  /// File systems hold 255 bytes; the rest is for the name of the temporary file beside it.
  static let maximumLength = 200

  /// Refused on Windows, cut at by paths, shells and globs, or between the parts of a name.
  private static let refused: Set<Character> = [
    "/", "\\", ":", "*", "?", "\"", "<", ">", "|", ".", "`", "$",
  ]

  /// The names of Windows' devices, which are reserved with any ending, and with superscript digits
  /// too.
  private static let reserved: Set<String> = {
    let ports = ["com", "lpt"].flatMap { port in
      "0123456789¹²³".map { "\(port)\($0)" }
    }
    return Set(["con", "prn", "aux", "nul"] + ports)
  }()

  /// Returns a text without its case: `ς` is `Σ` at the end of a word, `ſ` an `S`.
  static func withoutCase(_ text: String) -> String {
    // Of letters of ASCII each has one small one, and nothing is composed.
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.lowercased() }
    // Up and down again: `lowercased` alone leaves `ς` and `σ`, and `ſ` and `s`, apart.
    return text.precomposedStringWithCanonicalMapping.uppercased().lowercased()
  }

  /// Checks one part of a name.
  static func check(_ part: String) throws(GoldenNameError) {
    if let fault = fault(of: part) { throw GoldenNameError(name: part, fault: fault) }
  }

  /// Checks a folder's or a file's whole name.
  static func checkLength(_ component: String) throws(GoldenNameError) {
    let length = component.utf8.count
    if length > maximumLength { throw GoldenNameError(name: component, fault: .length(length)) }
  }

  private static func fault(of part: String) -> GoldenNameError.Fault? {
    if part.isEmpty { return .empty }
    if !isPlain(part) {
      if let character = part.first(where: isRefused) {
        return .character(character, suggestion: suggestion(for: part))
      }
      if part.hasPrefix(" ") || part.hasSuffix(" ") { return .outerSpace }
      if !part.utf8.elementsEqual(part.precomposedStringWithCanonicalMapping.utf8) {
        return .decomposed
      }
    }
    return isReserved(part) ? .reserved : nil
  }

  /// Whether there are only letters, digits, hyphens and underscores of ASCII, as in nearly every
  /// name: nothing is wrong with one of them, and a process that compares two files need not make
  /// tables of all other characters first.
  private static func isPlain(_ part: String) -> Bool {
    part.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
        true
      default: false
      }
    }
  }

  private static func isReserved(_ part: String) -> Bool {
    // The longest are four characters, of which a raised digit takes two bytes.
    part.utf8.count <= 5 && reserved.contains(part.lowercased())
  }

  /// Whether a character is refused wherever it is.
  static func isRefused(_ character: Character) -> Bool {
    refused.contains(character)
      || character.unicodeScalars.contains { scalar in
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse,
          .unassigned:
          true
        case .spaceSeparator: scalar != " "
        default: false
        }
      }
  }

  private static func suggestion(for part: String) -> String {
    let kept = part.map { isRefused($0) ? "-" : $0 }
    let words = String(kept).split(separator: "-").map { $0.trimmingCharacters(in: .whitespaces) }
    let text = words.filter { !$0.isEmpty }.joined(separator: "-")
    return text.isEmpty ? "a-name" : text
  }
}
