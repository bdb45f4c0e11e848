// Mirrors String.LocalizationValue (iOS 17). Missing: placeholders, options, inflection.
public import Foundation

extension String {
  /// A key with values: `"\(count) files"` is the key `%lld files` with the argument `count`.
  public struct LocalizationValue: ExpressibleByStringInterpolation, Equatable, Sendable {
    let key: String
    let arguments: [Argument]

    /// A value with the text that stays after it was formatted.
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

    /// Returns the text with the values, formatted by a locale.
    func formatted(_ text: String, locale: Locale?) -> String {
      arguments.isEmpty
        ? text : PluralFormats.string(text, locale: locale, arguments.map(\.value))
    }

    /// The parts of a key.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
      var key = ""
      var arguments: [Argument] = []

      /// See UIKit.
      public init(literalCapacity: Int, interpolationCount: Int) {
        key.reserveCapacity(literalCapacity + interpolationCount * 4)
      }

      /// See UIKit.
      public mutating func appendLiteral(_ literal: String) {
        key += literal.replacing("%", with: "%%")
      }

      /// See UIKit.
      public mutating func appendInterpolation(_ string: @autoclosure () -> String) {
        append("%@", .text(string()))
      }

      /// See UIKit.
      public mutating func appendInterpolation(_ string: @autoclosure () -> Substring) {
        append("%@", .text(String(string())))
      }

      /// See UIKit.
      public mutating func appendInterpolation<Value: BinaryInteger>(_ value: Value) {
        if Value.isSigned {
          append(Value.self == Int32.self ? "%d" : "%lld", .integer(Int(clamping: value)))
        } else {
          append(Value.self == UInt32.self ? "%u" : "%llu", .unsigned(UInt(clamping: value)))
        }
      }

      /// See UIKit.
      public mutating func appendInterpolation<Value: BinaryFloatingPoint>(_ value: Value) {
        append(Value.self == Float.self ? "%f" : "%lf", .number(Double(value)))
      }

      /// See UIKit.
      public mutating func appendInterpolation<Value: BinaryInteger>(
        _ value: Value, specifier: String
      ) {
        append(specifier, .integer(Int(clamping: value)))
      }

      /// See UIKit.
      public mutating func appendInterpolation<Value: BinaryFloatingPoint>(
        _ value: Value, specifier: String
      ) {
        append(specifier, .number(Double(value)))
      }

      /// See UIKit.
      public mutating func appendInterpolation<Format: FormatStyle>(
        _ value: Format.FormatInput, format: Format
      ) where Format.FormatOutput == String {
        append("%@", .text(format.locale(UIEnvironment.current.locale).format(value)))
      }

      /// See UIKit.
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
