import Foundation

/// A language that previews are shown in, by its code: `ar`, `pt-BR`, `zh-Hans`.
///
/// It decides the reading direction and which of a package's resources by language are there.
/// Foundation of Linux has one locale, whatever a person prefers, so formatters stay as they are.
package struct PreviewLanguage: Codable, Equatable, Sendable {
  /// The code, with dashes between its parts.
  package let code: String

  /// Takes a code; nil if no language has it.
  package init?(_ code: String) {
    let code = code.replacing("_", with: "-")
    guard Locale.Language(identifier: code).languageCode?.isISOLanguage == true else { return nil }
    self.code = code
  }

  /// The direction that the language is read in.
  package var direction: PreviewDirection {
    let isKnown = Locale.Language(identifier: code).characterDirection == .rightToLeft
    return isKnown || Self.rightToLeft.contains(Self.maximal(code)[1] ?? "") ? .rtl : .ltr
  }

  /// The scripts in use that are read from right to left.
  ///
  /// A language's direction in Foundation leaves out its script: `az-Arab` would be left to right.
  private static let rightToLeft: Set = [
    "Adlm", "Arab", "Aran", "Hebr", "Mand", "Nkoo", "Rohg", "Samr", "Syrc", "Thaa", "Yezi",
  ]

  /// Chooses the best of some languages for a reader of this one.
  ///
  /// The same language and region, else the same language in the same script.
  ///
  /// - Parameter codes: the languages' codes, as folders of resources are called.
  /// - Returns: its code; nil if none fits.
  package func best(of codes: [String]) -> String? {
    let (wanted, codes) = (Self.maximal(code), codes.sorted())
    return codes.first { $0 == code } ?? codes.first { Self.maximal($0) == wanted }
      ?? codes.first { Self.maximal($0).dropLast() == wanted.dropLast() }
  }

  /// The language, the script and the region, the last two as most readers have them.
  private static func maximal(_ code: String) -> [String?] {
    let whole = Locale.Language(
      identifier: Locale.Language(identifier: code).maximalIdentifier)
    return [
      whole.languageCode?.identifier, whole.script?.identifier, whole.region?.identifier,
    ]
  }
}
