/// A call of a method that a delegate may not implement.
///
/// On iOS these methods are optional, and it matters whether one is implemented: an item size from
/// the delegate takes precedence, and if the method is missing, a property is used (fact A2).
/// Without Objective-C, a protocol can only provide default implementations. Each default
/// implementation returns a placeholder and records here that it was called, and `result` then
/// returns nil:
///
///     let size = OptionalMethodCall.result {
///       delegate.collectionView(view, layout: self, sizeForItemAt: path)
///     }
///
/// Calls may be nested: a delegate may call another delegate before it returns.
///
/// Differs from UIKit: a method that only a subclass of the conforming class implements is not
/// found, because Swift fixes the implementations of a protocol's methods where a class conforms to
/// it.
@MainActor enum OptionalMethodCall {
  private static var defaultWasReached = false

  /// Returns the placeholder of a default implementation, and records that it was called.
  static func placeholder<Result>(_ result: Result) -> Result {
    defaultWasReached = true
    return result
  }

  /// Returns a delegate's result, or nil if the delegate does not implement the method.
  static func result<Result>(_ call: () -> Result) -> Result? {
    let outer = defaultWasReached
    defer { defaultWasReached = outer }
    defaultWasReached = false
    let made = call()
    return defaultWasReached ? nil : made
  }

  /// Returns a delegate's result, or the default, for callers that do not distinguish between them.
  static func resultOrDefault<Result>(_ call: () -> Result) -> Result {
    let outer = defaultWasReached
    defer { defaultWasReached = outer }
    return call()
  }
}
