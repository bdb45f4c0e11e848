public import Foundation

extension String {
  /// Returns a string formatted by the current device's locale, with the plural forms of a format
  /// from a table of strings.
  ///
  /// Foundation's function takes precedence if a literal is passed; ported source calls
  /// ``localizedStringOfDevice(withFormat:_:)`` in all cases.
  public static func localizedStringWithFormat<One: CVarArg>(
    _ format: String, _ one: One
  ) -> String {
    PluralFormats.string(format, locale: UIEnvironment.current.locale, [one])
  }

  /// See UIKit.
  public static func localizedStringWithFormat<One: CVarArg, Two: CVarArg>(
    _ format: String, _ one: One, _ two: Two
  ) -> String {
    PluralFormats.string(format, locale: UIEnvironment.current.locale, [one, two])
  }

  /// See UIKit.
  public static func localizedStringWithFormat<One: CVarArg, Two: CVarArg, Three: CVarArg>(
    _ format: String, _ one: One, _ two: Two, _ three: Three
  ) -> String {
    PluralFormats.string(format, locale: UIEnvironment.current.locale, [one, two, three])
  }

  /// Returns a string formatted by the current device's locale: `localizedStringWithFormat` under a
  /// name that Foundation does not have.
  public static func localizedStringOfDevice(
    withFormat format: String, _ arguments: any CVarArg...
  ) -> String {
    PluralFormats.string(format, locale: UIEnvironment.current.locale, arguments)
  }

  /// Formats a string: `String(format:)` with the plural forms of a format from a table, under a name
  /// that Foundation does not have.
  public init(formatOfDevice format: String, _ arguments: any CVarArg...) {
    self = PluralFormats.string(format, locale: nil, arguments)
  }

  /// See UIKit.
  public init(formatOfDevice format: String, arguments: [any CVarArg]) {
    self = PluralFormats.string(format, locale: nil, arguments)
  }

  /// See UIKit.
  public init(formatOfDevice format: String, locale: Locale?, _ arguments: any CVarArg...) {
    self = PluralFormats.string(format, locale: locale, arguments)
  }

  /// See UIKit.
  public init(formatOfDevice format: String, locale: Locale?, arguments: [any CVarArg]) {
    self = PluralFormats.string(format, locale: locale, arguments)
  }
}
