// Mirrors OSLogPrivacy and the formats of messages (iOS 17). Missing: nothing that compiles on iOS.

/// The visibility of a message's value to others.
public struct OSLogPrivacy: Sendable {
  /// The way in which a hidden value can be distinguished from others.
  public enum Mask: Sendable { case hash, none }

  /// Inert: the usual privacy.
  public static var auto: OSLogPrivacy { OSLogPrivacy() }
  /// Inert: shown to all.
  public static var `public`: OSLogPrivacy { OSLogPrivacy() }
  /// Inert: hidden.
  public static var `private`: OSLogPrivacy { OSLogPrivacy() }
  /// Inert: hidden, also where private values are shown.
  public static var sensitive: OSLogPrivacy { OSLogPrivacy() }

  /// Inert: the usual privacy, with a mask.
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  /// Inert: hidden, with a mask.
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  /// Inert: sensitive, with a mask.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}

/// The column of a value in a message.
public struct OSLogStringAlignment: Sendable {
  /// Inert: no column.
  public static var none: OSLogStringAlignment { OSLogStringAlignment() }

  /// Inert: at the right of a column.
  public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment()
  }
  /// Inert: at the left of a column.
  public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment()
  }
}

/// The digits of a whole number in a message.
public struct OSLogIntegerFormatting: Sendable {
  /// Inert: decimal digits.
  public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting() }
  /// Inert: hexadecimal digits.
  public static var hex: OSLogIntegerFormatting { OSLogIntegerFormatting() }
  /// Inert: octal digits.
  public static var octal: OSLogIntegerFormatting { OSLogIntegerFormatting() }

  /// Inert: decimal digits, at least so many.
  public static func decimal(
    explicitPositiveSign: Bool = false, minDigits: @autoclosure () -> Int = 0
  ) -> OSLogIntegerFormatting { OSLogIntegerFormatting() }
  /// Inert: hexadecimal digits, at least so many.
  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: @autoclosure () -> Int = 0
  ) -> OSLogIntegerFormatting { OSLogIntegerFormatting() }
  /// Inert: octal digits, at least so many.
  public static func octal(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: @autoclosure () -> Int = 0
  ) -> OSLogIntegerFormatting { OSLogIntegerFormatting() }
}

/// The digits of a number in a message.
public struct OSLogFloatFormatting: Sendable {
  /// Inert: a fixed number of digits.
  public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting() }
  /// Inert: hexadecimal digits.
  public static var hex: OSLogFloatFormatting { OSLogFloatFormatting() }
  /// Inert: digits and an exponent.
  public static var exponential: OSLogFloatFormatting { OSLogFloatFormatting() }
  /// Inert: whichever is shorter.
  public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting() }

  /// Inert: a fixed number of digits.
  public static func fixed(
    precision: @autoclosure () -> Int = 6, explicitPositiveSign: Bool = false,
    uppercase: Bool = false
  ) -> OSLogFloatFormatting { OSLogFloatFormatting() }
  /// Inert: digits and an exponent.
  public static func exponential(
    precision: @autoclosure () -> Int = 6, explicitPositiveSign: Bool = false,
    uppercase: Bool = false
  ) -> OSLogFloatFormatting { OSLogFloatFormatting() }
  /// Inert: whichever is shorter.
  public static func hybrid(
    precision: @autoclosure () -> Int = 6, explicitPositiveSign: Bool = false,
    uppercase: Bool = false
  ) -> OSLogFloatFormatting { OSLogFloatFormatting() }
}

/// The words for a truth value in a message.
public enum OSLogBoolFormat: Sendable { case truth, answer }
