// Mirrors String.LocalizationValue (iOS 17). Missing: placeholders, options, inflection.
public import Foundation

extension String {
  /// A key with values: `"\(count) files"` is the key `%lld files` with the argument `count`.
  public struct LocalizationValue: ExpressibleByStringInterpolation, Equatable, Sendable {
    let key: String
    let arguments: [Argument]

    /// A value: a text, a signed or an unsigned integer, or a floating-point number.
    enum Argument: Sendable, Equatable {
      case text(String), integer(Int), unsigned(UInt), number(Double)

      var value: any CVarArg {
        switch self {
        case .text(let text): text as NSString
        case .integer(let number): number
        case .unsigned(let number): number
        case .number(let number): number
        }
      }
    }

    /// Makes a key without values.
    public init(_ value: String) {
      key = value
      arguments = []
    }

    /// Makes a key without values.
    public init(stringLiteral value: String) { self.init(value) }

    /// Makes a key with values.
    public init(stringInterpolation: StringInterpolation) {
      key = stringInterpolation.key
      arguments = stringInterpolation.arguments
    }

    /// Returns `text` with the values inserted, formatted by a locale.
    func formatted(_ text: String, locale: Locale?) -> String {
      arguments.isEmpty
        ? text : PluralFormats.string(text, locale: locale, arguments.map(\.value))
    }

    /// The literal text and the values of a key in an interpolated string.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
      var key = ""
      var arguments: [Argument] = []

      /// Makes an empty key, with space for the literal's characters and values.
      public init(literalCapacity: Int, interpolationCount: Int) {
        key.reserveCapacity(literalCapacity + interpolationCount * 4)
      }

      /// Appends literal text to the key; a percent sign is doubled.
      public mutating func appendLiteral(_ literal: String) {
        key += literal.replacing("%", with: "%%")
      }

      /// Appends `%@` to the key, and a string to its values.
      public mutating func appendInterpolation(_ string: @autoclosure () -> String) {
        append("%@", .text(string()))
      }

      /// Appends `%@` to the key, and a substring to its values.
      public mutating func appendInterpolation(_ string: @autoclosure () -> Substring) {
        append("%@", .text(String(string())))
      }

      /// Appends the specifier of an integer type, such as `%lld`, to the key, and the integer to
      /// its values.
      public mutating func appendInterpolation<Value: BinaryInteger>(_ value: Value) {
        if Value.isSigned {
          append(Value.self == Int32.self ? "%d" : "%lld", .integer(Int(clamping: value)))
        } else {
          append(Value.self == UInt32.self ? "%u" : "%llu", .unsigned(UInt(clamping: value)))
        }
      }

      /// Appends `%f` or `%lf` to the key, and a floating-point number to its values.
      public mutating func appendInterpolation<Value: BinaryFloatingPoint>(_ value: Value) {
        append(Value.self == Float.self ? "%f" : "%lf", .number(Double(value)))
      }

      /// Appends a given specifier to the key, and an integer to its values.
      public mutating func appendInterpolation<Value: BinaryInteger>(
        _ value: Value, specifier: String
      ) {
        append(specifier, .integer(Int(clamping: value)))
      }

      /// Appends a given specifier to the key, and a floating-point number to its values.
      public mutating func appendInterpolation<Value: BinaryFloatingPoint>(
        _ value: Value, specifier: String
      ) {
        append(specifier, .number(Double(value)))
      }

      /// Appends `%@` to the key, and a value formatted in the device's locale to its values.
      public mutating func appendInterpolation<Format: FormatStyle>(
        _ value: Format.FormatInput, format: Format
      ) where Format.FormatOutput == String {
        append("%@", .text(format.locale(UIEnvironment.current.locale).format(value)))
      }

      /// Appends `%@` to the key, and the description of a value to its values.
      @_disfavoredOverload
      public mutating func appendInterpolation<Value>(_ value: Value) {
        append("%@", .text("\(value)"))
      }

      private mutating func append(_ specifier: String, _ argument: Argument) {
        key += specifier
        arguments.append(argument)
      }
    }
  }
}
