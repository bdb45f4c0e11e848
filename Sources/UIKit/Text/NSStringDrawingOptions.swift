// Mirrors NSStringDrawingOptions (iOS 17). Missing: usesDeviceMetrics.

/// How text is measured and drawn in a rectangle.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Makes a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Lines are broken at the width; without it the text is one line.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  /// The fonts' leading counts; it always does here.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  /// Text that does not fit ends with an ellipsis.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}
