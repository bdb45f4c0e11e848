public import Foundation
import LocalizedStrings

extension Bundle {
  /// Returns the text of a key in the language of the current device: `localizedString` under a name
  /// that Foundation does not have, which ported source calls.
  public func localizedStringOfDevice(
    forKey key: String, value: String?, table tableName: String?
  ) -> String {
    LocalizedLookup.string(for: key, value: value, table: tableName, in: self)
  }

  /// See UIKit.
  public func localizedString(forKey key: String, value: String, table: String) -> String {
    localizedStringOfDevice(forKey: key, value: value, table: table)
  }

  /// See UIKit.
  public func localizedString(forKey key: String, value: String?, table: String) -> String {
    localizedStringOfDevice(forKey: key, value: value, table: table)
  }

  /// Returns a value of the information property list, as the table `InfoPlist` translates it:
  /// `object(forInfoDictionaryKey:)` under a name that Foundation does not have.
  public func objectOfDevice(forInfoDictionaryKey key: String) -> Any? {
    let language = UIEnvironment.current.language
    let found = LocalizedBundle.of(self).text(for: key, in: "InfoPlist", language: language)
    if case .text(let text) = found?.text { return language.pseudo?.changed(text) ?? text }
    return infoDictionary?[key]
  }

  /// The languages of the bundle for the user, the best first: `preferredLocalizations` under a name
  /// that Foundation does not have.
  public var preferredLocalizationsOfDevice: [String] {
    LocalizedBundle.of(self).languages(for: UIEnvironment.current.language)
  }
}

extension Bundle {
  /// The language in which the bundle is developed; nil if it does not say.
  ///
  /// `developmentLocalization` ends the program if the bundle has no `Info.plist`.
  var developmentLanguage: String? { infoDictionary?["CFBundleDevelopmentRegion"] as? String }
}

extension Locale {
  /// The locale of the current device's user: `Locale.current` under a name that Foundation does not
  /// have, which ported source calls.
  public static var currentOfDevice: Locale { UIEnvironment.current.locale }

  /// The languages of the current device's user: `Locale.preferredLanguages` under a name that
  /// Foundation does not have.
  public static var preferredLanguagesOfDevice: [String] {
    let environment = UIEnvironment.current
    guard let code = environment.language.code else { return preferredLanguages }
    return [environment.language.region.map { "\(code)-\($0)" } ?? code]
  }
}
