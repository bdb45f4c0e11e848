// Mirrors LocalizedStringResource (iOS 17). Missing: coding, interpolation into attributed strings.
public import Foundation
import LocalizedStrings

/// A text that is looked up later, when its language is known.
public struct LocalizedStringResource: ExpressibleByStringInterpolation, Equatable, Sendable {
  /// The bundle that contains the table.
  public enum BundleDescription: Equatable, Sendable {
    case main
    case forClass(AnyClass)
    case atURL(URL)

    /// Returns whether two bundle descriptions refer to the same bundle.
    public static func == (one: Self, other: Self) -> Bool {
      one.bundle.bundlePath == other.bundle.bundlePath
    }

    var bundle: Bundle {
      switch self {
      case .main: .main
      case .forClass(let type): Bundle(for: type)
      case .atURL(let url): Bundle(url: url) ?? .main
      }
    }
  }

  /// The key of the text.
  public let key: String
  /// The text that is used if the key is in no table.
  public let defaultValue: String.LocalizationValue
  /// The name of the table; nil for `Localizable`.
  public let table: String?
  /// The locale of the text; that of the current device if none was given.
  public var locale: Locale {
    get { ownLocale ?? .currentOfDevice }
    set { ownLocale = newValue }
  }
  private var ownLocale: Locale?
  private let bundle: BundleDescription

  /// Makes a resource of a key with values.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    (key, defaultValue, self.table) = (keyAndValue.key, keyAndValue, table)
    (ownLocale, self.bundle) = (locale, bundle)
  }

  /// Makes a resource of a key, with a default text that is used if the key is in no table.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale? = nil, bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    (self.key, self.defaultValue, self.table) = ("\(key)", defaultValue, table)
    (ownLocale, self.bundle) = (locale, bundle)
  }

  /// Makes a resource of a key without values.
  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

  /// Makes a resource of a key with values.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }

  /// The text in the resource's locale.
  var text: String {
    let language = ownLocale.flatMap {
      InterfaceLanguage($0.identifier.replacing("_", with: "-"), region: $0.region?.identifier)
    }
    return defaultValue.string(
      for: key, table: table, bundle: bundle.bundle, locale: locale, language: language)
  }
}
