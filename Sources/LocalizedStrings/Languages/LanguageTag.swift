import Foundation

/// The parts of a language's code: `zh-Hant-HK` is the language `zh`, the script `Hant` and the
/// region `HK`.
package struct LanguageTag: Sendable, Hashable {
  package var language: String
  package var script: String?
  package var region: String?

  /// Reads a code with hyphens or underscores, or the old name of a resource folder, such as
  /// `German`; nil if the text is neither.
  package init?(_ code: String) {
    let code = Self.formerNames[code] ?? code
    let parts = code.split { $0 == "-" || $0 == "_" }.map(String.init)
    guard let first = parts.first?.lowercased(), (2...8).contains(first.count),
      first.allSatisfy({ $0.isASCII && $0.isLetter })
    else { return nil }
    language = Self.formerCodes[first] ?? first
    for part in parts.dropFirst() {
      if part.count == 4, part.allSatisfy(\.isLetter), script == nil {
        script = part.capitalized
      } else if part.count == 2 || part.count == 3 && part.allSatisfy(\.isASCIIDigit) {
        region = region ?? part.uppercased()
      }
    }
  }

  /// The code with hyphens.
  package var code: String { [language, script, region].compactMap(\.self).joined(separator: "-") }

  /// The tag with the most common script and region of the language, if they are missing.
  package var maximal: LanguageTag {
    let whole = Locale.Language(identifier: Locale.Language(identifier: code).maximalIdentifier)
    var tag = self
    tag.script = script ?? whole.script?.identifier
    tag.region = region ?? whole.region?.identifier
    return tag
  }

  private static let formerCodes = [
    "iw": "he", "in": "id", "ji": "yi", "no": "nb", "tl": "fil", "mo": "ro", "sh": "sr",
  ]
  private static let formerNames = [
    "English": "en", "French": "fr", "German": "de", "Italian": "it", "Japanese": "ja",
    "Spanish": "es", "Dutch": "nl", "Swedish": "sv", "Portuguese": "pt", "Korean": "ko",
  ]
}

extension LanguageTag {
  /// The scripts in current use that are read from right to left.
  ///
  /// Foundation ignores the script when it determines a language's direction, so `az-Arab` would be
  /// left-to-right.
  private static let rightToLeftScripts: Set = [
    "Adlm", "Arab", "Aran", "Hebr", "Mand", "Nkoo", "Rohg", "Samr", "Syrc", "Thaa", "Yezi",
  ]

  /// Whether the language is read from right to left.
  package var isRightToLeft: Bool {
    Locale.Language(identifier: code).characterDirection == .rightToLeft
      || Self.rightToLeftScripts.contains(maximal.script ?? "")
  }
}
