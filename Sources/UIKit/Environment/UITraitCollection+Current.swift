import Foundation

extension UITraitCollection {
  private static let key = "Quarterturn.UITraitCollection.current"

  /// The traits that dynamic colours and fonts are resolved for on this thread.
  ///
  /// While a view draws or is laid out they are the view's; otherwise those of the device.
  public class var current: UITraitCollection {
    get {
      Thread.current.threadDictionary[key] as? UITraitCollection
        ?? UIEnvironment.current.traitCollection
    }
    set { Thread.current.threadDictionary[key] = newValue }
  }

  /// Runs a closure with these traits as `current`, then restores the old ones.
  public func performAsCurrent(_ actions: () -> Void) { asCurrent(actions) }

  /// Runs a closure with these traits as `current`; returns its result.
  func asCurrent<Result>(_ actions: () throws -> Result) rethrows -> Result {
    // Per thread, as on iOS, and not per task: clients set `current` and draw without a scope.
    let dictionary = Thread.current.threadDictionary
    let previous = dictionary[Self.key]
    dictionary[Self.key] = self
    defer { dictionary[Self.key] = previous }
    return try actions()
  }
}
