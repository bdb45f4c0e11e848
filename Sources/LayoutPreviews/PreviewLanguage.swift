import Foundation

/// A language in which previews are shown, identified by its code: `ar`, `pt-BR`, `zh-Hans`.
///
/// It determines the reading direction and which localized resources of a package are used.
/// Foundation on Linux has only one locale, whatever the user prefers, so formatters are not
/// affected.
package struct PreviewLanguage: Codable, Equatable, Sendable {
  /// The code, with hyphens between its parts.
  package let code: String

  /// Makes a language from a code; nil if the code is not valid.
  package init?(_ code: String) {
    let code = code.replacing("_", with: "-")
    guard Locale.Language(identifier: code).languageCode?.isISOLanguage == true else { return nil }
    self.code = code
  }

  /// The direction in which the language is read.
  package var direction: PreviewDirection {
    let isKnown = Locale.Language(identifier: code).characterDirection == .rightToLeft
    return isKnown || Self.rightToLeft.contains(Self.maximal(code)[1] ?? "") ? .rtl : .ltr
  }

  /// The scripts in current use that are read from right to left.
  ///
  /// Foundation ignores the script when it determines a language's direction, so it would treat
  /// `az-Arab` as left-to-right.
  private static let rightToLeft: Set = [
    "Adlm", "Arab", "Aran", "Hebr", "Mand", "Nkoo", "Rohg", "Samr", "Syrc", "Thaa", "Yezi",
  ]

  /// Returns the best match for this language among some languages.
  ///
  /// The same code is preferred, then the same language, script and region, then the same language
  /// and script.
  ///
  /// - Parameter codes: the codes of the available languages, which are the names of resource
  ///   folders.
  /// - Returns: the code of the best match; nil if none matches.
  package func best(of codes: [String]) -> String? {
    let (wanted, codes) = (Self.maximal(code), codes.sorted())
    return codes.first { $0 == code } ?? codes.first { Self.maximal($0) == wanted }
      ?? codes.first { Self.maximal($0).dropLast() == wanted.dropLast() }
  }

  /// Returns the language, the script and the region of a code.
  ///
  /// The most common script and region are used if they are missing.
  private static func maximal(_ code: String) -> [String?] {
    let whole = Locale.Language(
      identifier: Locale.Language(identifier: code).maximalIdentifier)
    return [
      whole.languageCode?.identifier, whole.script?.identifier, whole.region?.identifier,
    ]
  }
}
