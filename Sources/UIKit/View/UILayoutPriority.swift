import Foundation

/// How much a wish about the size of a view counts, from 1 to 1000 (fact H13).
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The number.
  public var rawValue: Float

  /// Makes a priority from its number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// Makes a priority from its number.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// It must be.
  public static let required = UILayoutPriority(1000)
  /// How much a view resists being smaller than its content, by default.
  public static let defaultHigh = UILayoutPriority(750)
  /// How much a view resists being larger than its content, by default.
  public static let defaultLow = UILayoutPriority(250)
  /// How much a target size counts against everything else (fact H20).
  public static let fittingSizeLevel = UILayoutPriority(50)
}
