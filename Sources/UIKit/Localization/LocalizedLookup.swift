import Foundation
import LocalizedStrings

/// The search for texts in the language of the current device.
enum LocalizedLookup {
  /// Returns the text of a key (facts LO6, LO7).
  ///
  /// - Parameters:
  ///   - key: the key.
  ///   - value: the text for a key that is in no table; nil or empty means the key itself.
  ///   - table: the name of the table; nil or empty for `Localizable`.
  ///   - bundle: the bundle.
  ///   - language: the language; nil for that of the current device.
  /// - Returns: the text, or a format with plural forms.
  static func string(
    for key: String, value: String?, table: String?, in bundle: Bundle,
    language: InterfaceLanguage? = nil
  ) -> String {
    let language = language ?? UIEnvironment.current.language
    let table = table.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
    let found = LocalizedBundle.of(bundle).text(for: key, in: table, language: language)
    guard let found, let text = found.text.chosen(for: device) else {
      let text = value.flatMap { $0.isEmpty ? nil : $0 } ?? key
      return language.pseudo?.changedUntranslated(text) ?? text
    }
    switch language.pseudo?.changed(text) ?? text {
    case .text(let text): return text
    case .plural(let plural): return PluralFormats.format(for: plural, language: found.language)
    case .devices: return key
    }
  }

  /// The kind of the current device, as string catalogues name it.
  private static var device: String {
    switch UIEnvironment.current.idiom {
    case .pad: "ipad"
    case .tv: "appletv"
    case .mac: "mac"
    default: "iphone"
    }
  }
}

extension UIEnvironment {
  /// The locale with which dates and numbers are formatted for the user.
  var locale: Locale { chosenLocale ?? Locale.current }

  /// The locale of the language and the region that were chosen for the device; nil if none was.
  var chosenLocale: Locale? { language.localeIdentifier.map { Locale(identifier: $0) } }
}
