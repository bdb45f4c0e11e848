// Mirrors OSLogMessage (iOS 17). Missing: nothing.

/// A message for a log, with interpolated values that have a privacy, an alignment and a format.
///
/// The values are evaluated and then discarded.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  /// Inert: discards the text.
  public init(stringLiteral value: String) {}

  /// Inert: discards the interpolation.
  public init(stringInterpolation: OSLogInterpolation) {}
}

/// The string interpolation of a message.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  /// Inert: reserves nothing.
  public init(literalCapacity: Int, interpolationCount: Int) {}

  /// Inert: discards literal text.
  public mutating func appendLiteral(_ literal: String) {}

  /// Inert: evaluates and discards a value.
  public mutating func appendInterpolation<Value>(
    _ argument: @autoclosure () -> Value, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {
    _ = argument()
  }

  /// Inert: evaluates and discards an integer.
  public mutating func appendInterpolation<Value: FixedWidthInteger>(
    _ number: @autoclosure () -> Value, format: OSLogIntegerFormatting,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {
    _ = number()
  }

  /// Inert: evaluates and discards a floating-point number.
  public mutating func appendInterpolation<Value: BinaryFloatingPoint>(
    _ number: @autoclosure () -> Value, format: OSLogFloatFormatting,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {
    _ = number()
  }

  /// Inert: evaluates and discards a Boolean.
  public mutating func appendInterpolation(
    _ boolean: @autoclosure () -> Bool, format: OSLogBoolFormat, privacy: OSLogPrivacy = .auto,
    attributes: String = ""
  ) {
    _ = boolean()
  }
}
