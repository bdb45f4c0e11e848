#if !canImport(ObjectiveC)
  // Mirrors Selector (iOS 17). Missing: calls of methods that are known only by their name.

  /// The name of a method, normally with a closure that calls it.
  ///
  /// Without Objective-C a method cannot be found by its name. So `#selector(tapped(_:))` is ported
  /// to
  ///
  ///     Selector("tapped:", Shelf.tapped(_:))
  ///
  /// which can be called by target and action, notifications, timers and `perform(_:)`. Selectors
  /// with the same name are equal, even if their methods differ.
  ///
  /// Differs from UIKit: a selector made from a string has no method to call.
  public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The name, with a colon for each argument.
    let name: String
    /// The method; nil if the selector has only a name.
    let method: SelectedMethod?

    /// Makes a selector that has only a name.
    public init(_ name: String) {
      self.name = name
      method = nil
    }

    /// Makes a selector that has only a name.
    public init(stringLiteral value: String) { self.init(value) }

    /// Makes a selector with a name and a method; a colon for each argument is appended to a name
    /// that has none.
    init(_ name: String, _ method: SelectedMethod) {
      let isWhole = name.contains(":") || method.argumentCount == 0
      self.name = isWhole ? name : name + String(repeating: ":", count: method.argumentCount)
      self.method = method
    }

    /// The selector's name.
    public var description: String { name }

    /// Returns whether two selectors have the same name.
    public static func == (one: Selector, other: Selector) -> Bool { one.name == other.name }
    /// Hashes the name, by which selectors are compared.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
  }

  /// Returns the name of a selector.
  public func NSStringFromSelector(_ selector: Selector) -> String { selector.name }

  /// Returns the selector with a name, which has no method to call.
  public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }
#endif
