public import Foundation

extension String {
  /// Returns a string formatted with the current device's locale; a format from a table of strings
  /// may have plural forms.
  ///
  /// The compiler prefers Foundation's function if a literal is passed; so the porting tool
  /// replaces all calls by ``localizedStringOfDevice(withFormat:_:)``.
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

  /// Returns a string formatted with the current device's locale.
  ///
  /// The porting tool replaces calls of `localizedStringWithFormat` by calls of this method.
  public static func localizedStringOfDevice(
    withFormat format: String, _ arguments: any CVarArg...
  ) -> String {
    PluralFormats.string(format, locale: UIEnvironment.current.locale, arguments)
  }

  /// Makes a formatted string; a format from a table of strings may have plural forms.
  ///
  /// The porting tool replaces `String(format:)` by this initialiser.
  public init(formatOfDevice format: String, _ arguments: any CVarArg...) {
    self = PluralFormats.string(format, locale: nil, arguments)
  }

  /// Makes a formatted string from an array of arguments.
  public init(formatOfDevice format: String, arguments: [any CVarArg]) {
    self = PluralFormats.string(format, locale: nil, arguments)
  }

  /// Makes a formatted string, with numbers in a locale's format; nil means plain digits.
  public init(formatOfDevice format: String, locale: Locale?, _ arguments: any CVarArg...) {
    self = PluralFormats.string(format, locale: locale, arguments)
  }

  /// Makes a formatted string from an array of arguments, with numbers in a locale's format.
  public init(formatOfDevice format: String, locale: Locale?, arguments: [any CVarArg]) {
    self = PluralFormats.string(format, locale: locale, arguments)
  }
}
