/// A call of a method that a delegate may not implement.
///
/// On iOS these methods are optional, and whether one is implemented decides a lot: a size from the
/// delegate wins, a missing method falls back on a property (fact A2). Without Objective-C a
/// protocol can only give a default. Each default returns a placeholder and notes here that it was
/// reached, and `result` returns nil for it:
///
///     let size = OptionalMethodCall.result {
///       delegate.collectionView(view, layout: self, sizeForItemAt: path)
///     }
///
/// Calls may be nested: a delegate may call another before it returns.
///
/// Differs from UIKit: a method that only a subclass of the conforming class adds is not found;
/// Swift decides at the conformance of a class which methods its protocol gets.
@MainActor enum OptionalMethodCall {
  private static var defaultWasReached = false

  /// Returns the placeholder of a default implementation.
  static func placeholder<Result>(_ result: Result) -> Result {
    defaultWasReached = true
    return result
  }

  /// Returns a delegate's result, or nil when it does not implement the method.
  static func result<Result>(_ call: () -> Result) -> Result? {
    let outer = defaultWasReached
    defer { defaultWasReached = outer }
    defaultWasReached = false
    let made = call()
    return defaultWasReached ? nil : made
  }

  /// Returns a delegate's result, or its default, for callers that need not know which.
  static func resultOrDefault<Result>(_ call: () -> Result) -> Result {
    let outer = defaultWasReached
    defer { defaultWasReached = outer }
    return call()
  }
}
