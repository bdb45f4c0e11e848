// Mirrors OSLogMessage (iOS 17). Missing: nothing that compiles on iOS.

/// A message for a log, which takes values with privacy, alignment and formats.
///
/// A value is evaluated where it is, as on iOS, and then thrown away.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  /// Inert: takes the text.
  public init(stringLiteral value: String) {}

  /// Inert: takes the pieces.
  public init(stringInterpolation: OSLogInterpolation) {}
}

/// The pieces of a message.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  /// Inert: reserves nothing.
  public init(literalCapacity: Int, interpolationCount: Int) {}

  /// Inert: takes text.
  public mutating func appendLiteral(_ literal: String) {}

  /// Inert: takes a value.
  public mutating func appendInterpolation<Value>(
    _ argument: @autoclosure () -> Value, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {
    _ = argument()
  }

  /// Inert: takes a whole number.
  public mutating func appendInterpolation<Value: FixedWidthInteger>(
    _ number: @autoclosure () -> Value, format: OSLogIntegerFormatting,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {
    _ = number()
  }

  /// Inert: takes a number.
  public mutating func appendInterpolation<Value: BinaryFloatingPoint>(
    _ number: @autoclosure () -> Value, format: OSLogFloatFormatting,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {
    _ = number()
  }

  /// Inert: takes a truth value.
  public mutating func appendInterpolation(
    _ boolean: @autoclosure () -> Bool, format: OSLogBoolFormat, privacy: OSLogPrivacy = .auto,
    attributes: String = ""
  ) {
    _ = boolean()
  }
}
