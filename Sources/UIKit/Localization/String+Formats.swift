public import Foundation

extension String {
  /// Returns a string formatted with the current device's locale, with the plural forms of a format
  /// from a table of strings.
  ///
  /// The compiler prefers Foundation's function if a literal is passed; ported source calls
  /// ``localizedStringOfDevice(withFormat:_:)`` in all cases.
  public static func localizedStringWithFormat<One: CVarArg>(
    _ format: String, _ one: One
  ) -> String {
    PluralFormats.string(format, locale: UIEnvironment.current.locale, [one])
  }

  /// Returns a string formatted with the current device's locale, for a format with two arguments.
  public static func localizedStringWithFormat<One: CVarArg, Two: CVarArg>(
    _ format: String, _ one: One, _ two: Two
  ) -> String {
    PluralFormats.string(format, locale: UIEnvironment.current.locale, [one, two])
  }

  /// Returns a string formatted with the current device's locale, for a format with three
  /// arguments.
  public static func localizedStringWithFormat<One: CVarArg, Two: CVarArg, Three: CVarArg>(
    _ format: String, _ one: One, _ two: Two, _ three: Three
  ) -> String {
    PluralFormats.string(format, locale: UIEnvironment.current.locale, [one, two, three])
  }

  /// Returns a string formatted with the current device's locale; ported source calls it instead of
  /// `localizedStringWithFormat`.
  public static func localizedStringOfDevice(
    withFormat format: String, _ arguments: any CVarArg...
  ) -> String {
    PluralFormats.string(format, locale: UIEnvironment.current.locale, arguments)
  }

  /// Makes a formatted string, with the plural forms of a format from a table; ported source calls
  /// it instead of `String(format:)`.
  public init(formatOfDevice format: String, _ arguments: any CVarArg...) {
    self = PluralFormats.string(format, locale: nil, arguments)
  }

  /// Makes a formatted string from an array of arguments.
  public init(formatOfDevice format: String, arguments: [any CVarArg]) {
    self = PluralFormats.string(format, locale: nil, arguments)
  }

  /// Makes a formatted string, with numbers in a locale's format.
  public init(formatOfDevice format: String, locale: Locale?, _ arguments: any CVarArg...) {
    self = PluralFormats.string(format, locale: locale, arguments)
  }

  /// Makes a formatted string from an array of arguments, with numbers in a locale's format.
  public init(formatOfDevice format: String, locale: Locale?, arguments: [any CVarArg]) {
    self = PluralFormats.string(format, locale: locale, arguments)
  }
}
