import Foundation

/// Rules that keep the name of a golden the same on every file system.
enum GoldenNameRules {
  /// The maximum number of bytes in the name of a folder or file.
  ///
  /// The limit is lower than the 255 bytes that file systems allow.
  static let maximumLength = 200

  /// The refused characters, which are invalid on Windows, special in paths, shells or globs, or
  /// used between the parts of a name.
  private static let refused: Set<Character> = [
    "/", "\\", ":", "*", "?", "\"", "<", ">", "|", ".", "`", "$",
  ]

  /// The names of Windows devices, which are reserved with any extension, and also with superscript
  /// digits.
  private static let reserved: Set<String> = {
    let ports = ["com", "lpt"].flatMap { port in
      "0123456789¹²³".map { "\(port)\($0)" }
    }
    return Set(["con", "prn", "aux", "nul"] + ports)
  }()

  /// Returns a key that is equal for texts that differ only in the encoding of accents or in case,
  /// such as `ς` and `Σ`, or `ſ` and `S`.
  static func withoutCase(_ text: String) -> String {
    // Each ASCII letter has exactly one lower-case form, and ASCII needs no normalisation.
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.lowercased() }
    // The text is upper-cased first because `lowercased` alone distinguishes `ς` from `σ` and `ſ`
    // from `s`.
    return text.precomposedStringWithCanonicalMapping.uppercased().lowercased()
  }

  /// Throws an error if a part of a name is not valid.
  static func check(_ part: String) throws(GoldenNameError) {
    if let fault = fault(of: part) { throw GoldenNameError(name: part, fault: fault) }
  }

  /// Throws an error if the complete name of a folder or file is too long.
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

  /// Returns whether a part has only ASCII letters, digits, hyphens and underscores.
  ///
  /// The characters of such a part need no further checks. Comparing two files with plain names
  /// therefore never builds the set of refused characters.
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
    // The longest reserved names have four characters, of which a superscript digit takes two
    // bytes.
    part.utf8.count <= 5 && reserved.contains(part.lowercased())
  }

  /// Returns whether a character is refused at any position.
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
