// Mirrors CGGradientDrawingOptions (iOS 17). Missing: nothing.

/// Whether a gradient goes on beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt32

  /// Makes a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The first colour goes on before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// The last colour goes on after the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
