// Mirrors CAAction (iOS 17). Missing: nothing.
public import Foundation

/// What a layer does when one of its properties changes: an animation, as a rule.
public protocol CAAction {
  /// Does it.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
  /// Does nothing, which keeps the property from being animated.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
  }
}
