import Basics
public import Foundation
import LocalizedStrings

extension Bundle {
  /// Returns the text of a key in the language of the current device.
  ///
  /// The porting tool replaces calls of `localizedString` by calls of this method, because the
  /// compiler may prefer Foundation's method to an overload of the same name.
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

  /// Returns a value of the information property list, translated by the table `InfoPlist`; nil if
  /// there is none.
  ///
  /// The porting tool replaces calls of `object(forInfoDictionaryKey:)` by calls of this method.
  public func objectOfDevice(forInfoDictionaryKey key: String) -> Any? {
    let language = UIEnvironment.current.language
    let found = LocalizedBundle.of(self).text(for: key, in: "InfoPlist", language: language)
    if case .text(let text) = found?.text { return language.pseudo?.changed(text) ?? text }
    return infoDictionary?[key]
  }

  /// Returns the bundle with an identifier, or the program's bundle if there is none.
  ///
  /// The porting tool replaces `Bundle(identifier:)` by a call of this method. The code and the
  /// resources of a framework are part of the program here.
  public static func ofDevice(identifier: String) -> Bundle? {
    Bundle(identifier: identifier) ?? .main
  }

  /// The languages in which texts of the bundle are searched for: the one that suits the user best,
  /// and after it the one for users without a preference, if different.
  ///
  /// The porting tool replaces `preferredLocalizations` by this property.
  public var preferredLocalizationsOfDevice: [String] {
    LocalizedBundle.of(self).languages(for: UIEnvironment.current.language)
  }
}

extension Bundle {
  /// The language in which the bundle is developed; nil if it specifies none.
  ///
  /// `developmentLocalization` terminates the program if the bundle has no `Info.plist`, so the
  /// language is read from the property list, once for each bundle.
  var developmentLanguage: String? {
    let path = bundlePath
    if let known = developmentLanguages.withLock({ $0[path] }) { return known }
    let language = infoDictionary?["CFBundleDevelopmentRegion"] as? String
    developmentLanguages.withLock { $0[path] = .some(language) }
    return language
  }
}

/// The development languages of bundles, by their paths.
private let developmentLanguages = Mutex<[String: String?]>([:])

extension Locale {
  /// The locale of the current device's user; the porting tool replaces `Locale.current` by this
  /// property.
  public static var currentOfDevice: Locale { UIEnvironment.current.locale }

  /// The languages of the current device's user.
  ///
  /// The porting tool replaces `Locale.preferredLanguages` by this property.
  public static var preferredLanguagesOfDevice: [String] {
    let environment = UIEnvironment.current
    guard let code = environment.language.code else { return preferredLanguages }
    return [environment.language.region.map { "\(code)-\($0)" } ?? code]
  }
}
