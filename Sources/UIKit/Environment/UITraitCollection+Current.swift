import Foundation

extension UITraitCollection {
  private static let key = "Quarterturn.UITraitCollection.current"

  /// The traits that dynamic colours and fonts resolve against on this thread.
  ///
  /// While a view draws or lays out these are the view's; otherwise those of `UIEnvironment`.
  public class var current: UITraitCollection {
    get {
      Thread.current.threadDictionary[key] as? UITraitCollection
        ?? UIEnvironment.current.traitCollection
    }
    set { Thread.current.threadDictionary[key] = newValue }
  }

  /// Runs a closure with these traits as `current`, then puts the old ones back.
  public func performAsCurrent(_ actions: () -> Void) { asCurrent(actions) }

  /// Returns what a closure returns with these traits as `current`.
  func asCurrent<Result>(_ actions: () throws -> Result) rethrows -> Result {
    let dictionary = Thread.current.threadDictionary
    let previous = dictionary[Self.key]
    dictionary[Self.key] = self
    defer { dictionary[Self.key] = previous }
    return try actions()
  }
}
