#if !canImport(ObjectiveC)
  // Mirrors Selector (iOS 17). Missing: what is found by its name alone.

  /// The name of a method, with a closure that calls it.
  ///
  /// Without Objective-C no method is found by its name. So `#selector(tapped(_:))` is ported to
  ///
  ///     Selector("tapped:", Shelf.tapped(_:))
  ///
  /// which target and action, notifications, timers and `perform(_:)` can call. Two selectors of
  /// one name are equal, whatever they carry.
  ///
  /// Differs from UIKit: a selector that is made of a string has nothing to call.
  public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The name, with a colon for each argument.
    let name: String
    /// The method; nil for a name alone.
    let method: SelectedMethod?

    /// Makes a name.
    public init(_ name: String) {
      self.name = name
      method = nil
    }

    /// Makes a name.
    public init(stringLiteral value: String) { self.init(value) }

    /// Makes a name with its method; a name without colons gets one for each argument.
    init(_ name: String, _ method: SelectedMethod) {
      let isWhole = name.contains(":") || method.argumentCount == 0
      self.name = isWhole ? name : name + String(repeating: ":", count: method.argumentCount)
      self.method = method
    }

    /// The selector's name.
    public var description: String { name }

    /// Compares names.
    public static func == (one: Selector, other: Selector) -> Bool { one.name == other.name }
    /// Hashes the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
  }

  /// Returns the name of a selector.
  public func NSStringFromSelector(_ selector: Selector) -> String { selector.name }

  /// Returns the selector of a name, which has nothing to call.
  public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }
#endif
