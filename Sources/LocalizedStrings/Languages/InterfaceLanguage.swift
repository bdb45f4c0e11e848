import Foundation

/// The language and the region that a user has chosen: `de`, `de` in the region `CH`, or a
/// pseudo-language derived from a language's texts, such as `de+bounded`.
package struct InterfaceLanguage: Sendable, Hashable, Codable {
  /// The code of the language, with hyphens between its parts; nil for the language of the
  /// development region.
  package private(set) var code: String?
  /// The pseudo-language, which changes the texts; nil for none.
  package private(set) var pseudo: PseudoLanguage?
  /// The region, such as `CH`, which determines the formats of dates and numbers; nil for that of
  /// the language.
  package var region: String?

  /// Makes the language of the development region.
  package init() {}

  /// Makes a language from a code, the name of a pseudo-language, or both joined by a plus sign;
  /// nil if the text is none of these.
  package init?(_ text: String, region: String? = nil) {
    let parts = text.split(separator: "+", omittingEmptySubsequences: false).map(String.init)
    guard (1...2).contains(parts.count), let last = parts.last else { return nil }
    pseudo = PseudoLanguage(rawValue: last)
    if parts.count == 2, pseudo == nil { return nil }
    self.region = region
    if parts.count == 1, pseudo != nil { return }
    let code = parts[0].replacing("_", with: "-")
    guard Locale.Language(identifier: code).languageCode?.isISOLanguage == true else { return nil }
    self.code = code
  }

  /// Returns the code of a region in capitals; nil if the text is not such a code.
  package static func region(_ text: String) -> String? {
    let region = text.uppercased()
    return Locale.Region(region).isISORegion ? region : nil
  }

  /// Whether neither a language nor a region was chosen.
  package var isUnspecified: Bool { self == InterfaceLanguage() }

  /// The language as text, such as `de+bounded`; empty for the language of the development region.
  package var text: String {
    [code, pseudo?.rawValue].compactMap(\.self).joined(separator: "+")
  }

  /// Whether the interface is laid out from right to left.
  package var isRightToLeft: Bool {
    if let pseudo, pseudo.isRightToLeft { return true }
    return code.flatMap { LanguageTag($0)?.isRightToLeft } ?? false
  }

  /// The identifier of the locale for dates and numbers, such as `de_CH`; nil if neither a language
  /// nor a region was chosen.
  package var localeIdentifier: String? {
    guard code != nil || region != nil else { return nil }
    guard var tag = LanguageTag(code ?? "en") else { return nil }
    tag.region = region ?? tag.maximal.region
    return tag.code.replacing("-", with: "_")
  }
}
