// Mirrors AttributedString(localized:) (iOS 17). Missing: Markdown, whose characters are not
// interpreted; options, inflection.
public import Foundation

extension AttributedString {
  /// Makes the text of a key in the language of the current device, without attributes.
  ///
  /// Differs from UIKit: Markdown in the text is not converted to attributes.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .currentOfDevice, comment: StaticString? = nil
  ) {
    self.init(String(localized: keyAndValue, table: table, bundle: bundle, locale: locale))
  }

  /// Makes the text of a key in the language of the current device, with a default text for a key
  /// that is in no table.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .currentOfDevice, comment: StaticString? = nil
  ) {
    self.init(
      String(
        localized: key, defaultValue: defaultValue, table: table, bundle: bundle, locale: locale))
  }

  /// Makes the text of a resource in the language of the current device.
  public init(localized resource: LocalizedStringResource) {
    self.init(String(localized: resource))
  }
}
