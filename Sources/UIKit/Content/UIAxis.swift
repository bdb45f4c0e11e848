// Mirrors UIAxis (iOS 17). Missing: nothing.

/// A set of the horizontal and the vertical axis.
public struct UIAxis: OptionSet, Hashable, Sendable {
  /// One bit for each axis.
  public let rawValue: UInt

  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The horizontal axis.
  public static let horizontal = UIAxis(rawValue: 1 << 0)
  /// The vertical axis.
  public static let vertical = UIAxis(rawValue: 1 << 1)
  /// Both axes.
  public static let both: UIAxis = [.horizontal, .vertical]
}
