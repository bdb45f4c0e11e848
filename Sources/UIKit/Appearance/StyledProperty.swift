import Foundation

/// A property that proxies apply to the instances of their class.
@MainActor
struct StyledProperty {
  /// Applies the value of the first proxy on which the property was set, unless the view has set
  /// its own value.
  ///
  /// The last parameter is the value applied earlier, and the result is the value applied now. A
  /// value equal to the default counts as not set.
  let style: (_ view: UIView, _ proxies: [AppearanceProxy], _ known: Any?) -> Any?

  /// Makes a property from its accessors and a comparison.
  init<V: UIView, T>(
    _ class: V.Type, get: @escaping (V) -> T, set: @escaping (V, T) -> Void,
    isEqual: @escaping (T, T) -> Bool
  ) {
    style = { view, proxies, known in
      guard let view = view as? V else { return known }
      let given = known as? GivenValue<T>
      let own = get(view)
      let isGiven = given.map { isEqual(own, $0.shown) } ?? false
      for proxy in proxies {
        guard let styled = proxy.view as? V, let untouched = proxy.untouched as? V else { continue }
        let value = get(styled)
        let usual = get(untouched)
        guard !isEqual(value, usual), isGiven || isEqual(own, usual) else { continue }
        // A value that was applied earlier is not set again, because the app may since have changed
        // the object that the value refers to.
        if isGiven, let given, isEqual(value, given.source) { return given }
        set(view, value)
        return GivenValue(source: value, shown: get(view))
      }
      return known
    }
  }

  /// Makes a property from its accessors.
  init<V: UIView, T: Equatable>(
    _ class: V.Type, get: @escaping (V) -> T, set: @escaping (V, T) -> Void
  ) {
    self.init(V.self, get: get, set: set, isEqual: { $0 == $1 })
  }

  /// Makes a property from a key path.
  init<V: UIView, T: Equatable>(_ path: ReferenceWritableKeyPath<V, T>) {
    self.init(V.self, get: { $0[keyPath: path] }, set: { $0[keyPath: path] = $1 })
  }

  /// Makes a property for text attributes, which are equal if all their values are.
  init<V: UIView>(
    _ path: ReferenceWritableKeyPath<V, [NSAttributedString.Key: Any]?>
  ) {
    self.init(
      V.self, get: { $0[keyPath: path] }, set: { $0[keyPath: path] = $1 },
      isEqual: { Self.isSame($0, $1) })
  }

  /// Returns whether two dictionaries of text attributes are equal.
  static func isSame(
    _ one: [NSAttributedString.Key: Any]?, _ other: [NSAttributedString.Key: Any]?
  ) -> Bool {
    switch (one, other) {
    case (nil, nil): return true
    case (let one?, let other?):
      return one.count == other.count
        && one.allSatisfy { ($0.value as? AnyHashable) == (other[$0.key] as? AnyHashable) }
    default: return false
    }
  }
}

extension UIView {
  /// The properties that proxies apply to every view; subclasses add their own.
  static let viewStyles: [StyledProperty] = [
    StyledProperty(\UIView.backgroundColor),
    StyledProperty(\UIView.semanticContentAttribute),
    StyledProperty(
      UIView.self, get: { $0.state.tintColor }, set: { $0.tintColor = $1 }),
  ]
}

/// A value that a proxy applied to a view.
private struct GivenValue<Value> {
  /// The value set on the proxy.
  let source: Value
  /// The value read from the view after setting it, which may be a copy.
  let shown: Value
}

extension UIControl.State {
  /// The control states for which values set on a proxy are applied.
  static let styled: [UIControl.State] = [.normal, .highlighted, .disabled, .selected]
}
