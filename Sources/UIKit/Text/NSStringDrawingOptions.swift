// Mirrors NSStringDrawingOptions (iOS 17). Missing: usesDeviceMetrics.
// Mirrors NSStringDrawingContext (iOS 17). Missing: scale factors.
public import Foundation

/// The options for measuring and drawing text in a rectangle.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Makes a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The option to wrap lines at the width; without it the text has one line, and the other options
  /// have no effect.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  /// The option to add the fonts' leading to the lines, such as that of text styles (fact SF11).
  ///
  /// Differs from UIKit: the leading of a font's file is added even without this option.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  /// The option to end text with an ellipsis if it does not fit.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// The context for measuring or drawing text.
///
/// Only `totalBounds` is set; text is never shrunk to fit.
open class NSStringDrawingContext: NSObject {
  /// The bounding rectangle of the last measured text; its origin is zero.
  open internal(set) var totalBounds = CGRect.zero
}
