import Foundation

/// The language and the region that a user has chosen: `de`, `de` in the region `CH`, or a
/// pseudo-language derived from a language's texts, such as `de+bounded`.
package struct InterfaceLanguage: Sendable, Hashable, Codable {
  /// The code of the language with hyphens between its parts; nil for the development language.
  package private(set) var code: String?
  /// The way in which texts are changed; nil if they are not.
  package private(set) var pseudo: PseudoLanguage?
  /// The region, such as `CH`, whose formats are used for dates and numbers; nil for the language's
  /// own.
  package var region: String?

  /// Makes the development language.
  package init() {}

  /// Makes a language from a code, the name of a pseudo-language, or both with a plus sign between
  /// them; nil if the text is none of these.
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

  /// Returns a region's code in capitals; nil if the text is not a region's code.
  package static func region(_ text: String) -> String? {
    let region = text.uppercased()
    return Locale.Region(region).isISORegion ? region : nil
  }

  /// Whether nothing was chosen.
  package var isUnspecified: Bool { self == InterfaceLanguage() }

  /// The language as text: `de+bounded`; empty for the development language.
  package var text: String {
    [code, pseudo?.rawValue].compactMap(\.self).joined(separator: "+")
  }

  /// Whether the interface is laid out from right to left.
  package var isRightToLeft: Bool {
    if let pseudo, pseudo.isRightToLeft { return true }
    return code.flatMap { LanguageTag($0)?.isRightToLeft } ?? false
  }

  /// The identifier of the locale for dates and numbers, such as `de_CH`; nil if neither language
  /// nor region was chosen.
  package var localeIdentifier: String? {
    guard code != nil || region != nil else { return nil }
    guard var tag = LanguageTag(code ?? "en") else { return nil }
    tag.region = region ?? tag.maximal.region
    return tag.code.replacing("-", with: "_")
  }
}
