// Mirrors UIMenuDisplayPreferences (iOS 17.4). Missing: `NSCoding`.
public import Foundation

/// The preferences for showing a menu's elements.
@preconcurrency @MainActor
open class UIMenuDisplayPreferences: NSObject {
  /// Inert: the largest number of lines of a title; 0 means that the system chooses it.
  open var maximumNumberOfTitleLines = 0

  /// Makes preferences with default values.
  public override init() { super.init() }
}
