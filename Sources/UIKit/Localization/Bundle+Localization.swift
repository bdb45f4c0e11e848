public import Foundation
import LocalizedStrings

extension Bundle {
  /// Returns the text of a key in the language of the current device; the porting tool replaces
  /// calls of `localizedString` by this method, whose name Foundation does not use.
  public func localizedStringOfDevice(
    forKey key: String, value: String?, table tableName: String?
  ) -> String {
    LocalizedLookup.string(for: key, value: value, table: tableName, in: self)
  }

  /// Returns the text of a key in the language of the current device.
  ///
  /// If value and table are not optional, the compiler prefers this overload to Foundation's
  /// method.
  public func localizedString(forKey key: String, value: String, table: String) -> String {
    localizedStringOfDevice(forKey: key, value: value, table: table)
  }

  /// Returns the text of a key in the language of the current device.
  ///
  /// If only the value is optional, the compiler prefers this overload to Foundation's method.
  public func localizedString(forKey key: String, value: String?, table: String) -> String {
    localizedStringOfDevice(forKey: key, value: value, table: table)
  }

  /// Returns a value of the information property list, translated by the table `InfoPlist`; ported
  /// source calls it instead of `object(forInfoDictionaryKey:)`.
  public func objectOfDevice(forInfoDictionaryKey key: String) -> Any? {
    let language = UIEnvironment.current.language
    let found = LocalizedBundle.of(self).text(for: key, in: "InfoPlist", language: language)
    if case .text(let text) = found?.text { return language.pseudo?.changed(text) ?? text }
    return infoDictionary?[key]
  }

  /// Returns the bundle with an identifier, as an optional value: `Bundle(identifier:)` under a name
  /// that Foundation does not have.
  ///
  /// A program here has no frameworks: what would be in one is in the program, and so are its
  /// resources.
  public static func ofDevice(identifier: String) -> Bundle? {
    Bundle(identifier: identifier) ?? .main
  }

  /// The languages of the bundle for the user, the best first; ported source reads it instead of
  /// `preferredLocalizations`.
  public var preferredLocalizationsOfDevice: [String] {
    LocalizedBundle.of(self).languages(for: UIEnvironment.current.language)
  }
}

extension Bundle {
  /// The language in which the bundle is developed; nil if it specifies none.
  ///
  /// `developmentLocalization` terminates the program if the bundle has no `Info.plist`, so it is
  /// not used.
  var developmentLanguage: String? { infoDictionary?["CFBundleDevelopmentRegion"] as? String }
}

extension Locale {
  /// The locale of the current device's user; ported source reads it instead of `Locale.current`.
  public static var currentOfDevice: Locale { UIEnvironment.current.locale }

  /// The languages of the current device's user; ported source reads it instead of
  /// `Locale.preferredLanguages`.
  public static var preferredLanguagesOfDevice: [String] {
    let environment = UIEnvironment.current
    guard let code = environment.language.code else { return preferredLanguages }
    return [environment.language.region.map { "\(code)-\($0)" } ?? code]
  }
}
