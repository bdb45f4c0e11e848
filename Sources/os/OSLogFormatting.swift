// Mirrors OSLogPrivacy and the formats of messages (iOS 17). Missing: nothing.

/// The privacy of a value in a message.
public struct OSLogPrivacy: Sendable {
  /// The mask of a hidden value: a hash of the value, or no mask.
  public enum Mask: Sendable { case hash, none }

  /// Inert: the default privacy.
  public static var auto: OSLogPrivacy { OSLogPrivacy() }
  /// Inert: the privacy of a value that is always shown.
  public static var `public`: OSLogPrivacy { OSLogPrivacy() }
  /// Inert: the privacy of a value that is hidden.
  public static var `private`: OSLogPrivacy { OSLogPrivacy() }
  /// Inert: the privacy of a value that is hidden even if private values are shown.
  public static var sensitive: OSLogPrivacy { OSLogPrivacy() }

  /// Inert: the default privacy, with a mask.
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  /// Inert: the privacy of a hidden value, with a mask.
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  /// Inert: the privacy of a sensitive value, with a mask.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}

/// The alignment of a value in a column of a message.
public struct OSLogStringAlignment: Sendable {
  /// Inert: no alignment.
  public static var none: OSLogStringAlignment { OSLogStringAlignment() }

  /// Inert: the alignment to the right of a column.
  public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment()
  }
  /// Inert: the alignment to the left of a column.
  public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment()
  }
}

/// The format of an integer in a message.
public struct OSLogIntegerFormatting: Sendable {
  /// Inert: decimal digits.
  public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting() }
  /// Inert: hexadecimal digits.
  public static var hex: OSLogIntegerFormatting { OSLogIntegerFormatting() }
  /// Inert: octal digits.
  public static var octal: OSLogIntegerFormatting { OSLogIntegerFormatting() }

  /// Inert: at least `minDigits` decimal digits.
  public static func decimal(
    explicitPositiveSign: Bool = false, minDigits: @autoclosure () -> Int = 0
  ) -> OSLogIntegerFormatting { OSLogIntegerFormatting() }
  /// Inert: at least `minDigits` hexadecimal digits.
  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: @autoclosure () -> Int = 0
  ) -> OSLogIntegerFormatting { OSLogIntegerFormatting() }
  /// Inert: at least `minDigits` octal digits.
  public static func octal(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: @autoclosure () -> Int = 0
  ) -> OSLogIntegerFormatting { OSLogIntegerFormatting() }
}

/// The format of a floating-point number in a message.
public struct OSLogFloatFormatting: Sendable {
  /// Inert: a fixed number of digits after the point.
  public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting() }
  /// Inert: hexadecimal digits.
  public static var hex: OSLogFloatFormatting { OSLogFloatFormatting() }
  /// Inert: digits and an exponent.
  public static var exponential: OSLogFloatFormatting { OSLogFloatFormatting() }
  /// Inert: fixed or exponential, whichever is shorter.
  public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting() }

  /// Inert: a fixed number of digits after the point.
  public static func fixed(
    precision: @autoclosure () -> Int = 6, explicitPositiveSign: Bool = false,
    uppercase: Bool = false
  ) -> OSLogFloatFormatting { OSLogFloatFormatting() }
  /// Inert: digits and an exponent.
  public static func exponential(
    precision: @autoclosure () -> Int = 6, explicitPositiveSign: Bool = false,
    uppercase: Bool = false
  ) -> OSLogFloatFormatting { OSLogFloatFormatting() }
  /// Inert: fixed or exponential, whichever is shorter.
  public static func hybrid(
    precision: @autoclosure () -> Int = 6, explicitPositiveSign: Bool = false,
    uppercase: Bool = false
  ) -> OSLogFloatFormatting { OSLogFloatFormatting() }
}

/// The format of a Boolean in a message: true and false, or yes and no.
public enum OSLogBoolFormat: Sendable { case truth, answer }
