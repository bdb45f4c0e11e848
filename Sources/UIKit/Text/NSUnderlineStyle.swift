// Mirrors NSUnderlineStyle (iOS 17). Missing: thick, double and patterned lines, by word.

/// The line under text.
public struct NSUnderlineStyle: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Makes a style from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// One line, as thick and as deep as the font wants it.
  public static let single = NSUnderlineStyle(rawValue: 1)
}
