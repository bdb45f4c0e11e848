// Mirrors NSStringDrawingOptions (iOS 17). Missing: usesDeviceMetrics.
// Mirrors NSStringDrawingContext (iOS 17). Missing: scale factors.
public import Foundation

/// The options for measuring and drawing text in a rectangle.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Makes a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Breaks lines at the width; without it the text is one line.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  /// Adds the fonts' leading, which always is added here.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  /// Ends text that does not fit with an ellipsis.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// The result of measuring or drawing text; the text is never shrunk to fit here.
open class NSStringDrawingContext: NSObject {
  /// The rectangle around the text that was measured or drawn last.
  open internal(set) var totalBounds = CGRect.zero
}
