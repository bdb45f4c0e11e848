import Foundation
import LocalizedStrings

/// The language in which localised assets are chosen.
enum AssetLanguage {
  /// The tag of the device's language, such as `de` or `en-GB`, or, if none is chosen, of the main
  /// bundle's development language; `en` if there is neither.
  static var current: String {
    UIEnvironment.current.language.code ?? Bundle.main.developmentLanguage ?? "en"
  }

  /// Returns whether an entry with a locale is used in a language: the locale is the language, or
  /// the language without its last parts, such as the region.
  static func language(_ tag: String, isOf locale: String) -> Bool {
    let (tag, locale) = (tag.hyphened, locale.hyphened)
    return tag == locale || tag.hasPrefix(locale + "-")
  }
}

extension String {
  /// The tag in lower case, with hyphens instead of underscores.
  fileprivate var hyphened: String { lowercased().replacingOccurrences(of: "_", with: "-") }
}
