// Mirrors UICommandAlternate (iOS 17). Missing: `NSCoding`.
public import Foundation

/// Inert: another method of a command, which UIKit calls while modifier keys are held.
@preconcurrency @MainActor
open class UICommandAlternate: NSObject {
  /// The title that is shown for the alternate method.
  public let title: String
  /// The method that UIKit calls.
  public let action: Selector

  /// Makes an alternate with a title and the method that it calls.
  public init(title: String, action: Selector) {
    (self.title, self.action) = (title, action)
    super.init()
  }
}
