// Mirrors String(localized:) (iOS 17). Missing: options.
public import Foundation
import LocalizedStrings

extension String {
  /// Makes the text of a key in the language of the current device.
  ///
  /// - Parameters:
  ///   - keyAndValue: the key with its values; the key is also the text if it is in no table.
  ///   - table: the name of the table; nil for `Localizable`.
  ///   - bundle: the bundle; nil for the main bundle.
  ///   - locale: the locale of the values; that of the current device if it is not given.
  ///   - comment: a comment for translators.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .currentOfDevice, comment: StaticString? = nil
  ) {
    self = keyAndValue.string(
      for: keyAndValue.key, table: table, bundle: bundle, locale: locale, language: nil)
  }

  /// Makes the text of a key in the language of the current device, with a default text for a key
  /// that is in no table.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .currentOfDevice, comment: StaticString? = nil
  ) {
    self = defaultValue.string(
      for: "\(key)", table: table, bundle: bundle, locale: locale, language: nil)
  }

  /// Makes the text of a resource in the language of the current device.
  public init(localized resource: LocalizedStringResource) { self = resource.text }
}

extension String.LocalizationValue {
  /// Returns the text of a key with these values inserted.
  func string(
    for key: String, table: String?, bundle: Bundle?, locale: Locale, language: InterfaceLanguage?
  ) -> String {
    let text = LocalizedLookup.string(
      for: key, value: self.key, table: table, in: bundle ?? .main, language: language)
    return formatted(text, locale: locale)
  }
}
