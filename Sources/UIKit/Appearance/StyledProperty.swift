import Foundation

/// A property that a proxy hands on to the instances of its class.
@MainActor
struct StyledProperty {
  /// Gives a view the value of the first proxy on which it has been set, unless it has been set on
  /// the view.
  ///
  /// Removes and returns the value from a proxy; an unchanged one counts as unset.
  let style: (_ view: UIView, _ proxies: [AppearanceProxy], _ known: Any?) -> Any?

  /// Makes a property with its accessors.
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
        // What the view has already is left as it is, with changes in the object.
        if isGiven, let given, isEqual(value, given.source) { return given }
        set(view, value)
        return GivenValue(source: value, shown: get(view))
      }
      return known
    }
  }

  /// Makes a property with its accessors.
  init<V: UIView, T: Equatable>(
    _ class: V.Type, get: @escaping (V) -> T, set: @escaping (V, T) -> Void
  ) {
    self.init(V.self, get: get, set: set, isEqual: { $0 == $1 })
  }

  /// Makes the property of a key path.
  init<V: UIView, T: Equatable>(_ path: ReferenceWritableKeyPath<V, T>) {
    self.init(V.self, get: { $0[keyPath: path] }, set: { $0[keyPath: path] = $1 })
  }

  /// Makes a property of attributes, which are equal if all their values are.
  init<V: UIView>(
    _ path: ReferenceWritableKeyPath<V, [NSAttributedString.Key: Any]?>
  ) {
    self.init(
      V.self, get: { $0[keyPath: path] }, set: { $0[keyPath: path] = $1 },
      isEqual: { Self.isSame($0, $1) })
  }

  /// Returns whether two dictionaries of attributes are equal.
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
  /// The properties that a proxy of every view hands on; a class of views has its own beside it.
  ///
  /// They are those that UIKit's headers mark as such, as far as they are here, and the colours and
  /// fonts of labels.
  static let viewStyles: [StyledProperty] = [
    StyledProperty(\UIView.backgroundColor),
    StyledProperty(\UIView.semanticContentAttribute),
    StyledProperty(
      UIView.self, get: { $0.state.tintColor }, set: { $0.tintColor = $1 }),
  ]
}

/// A value that a view has from a proxy.
private struct GivenValue<Value> {
  /// The value of the proxy.
  let source: Value
  /// The value of the view after it was set, which may be a copy.
  let shown: Value
}

extension UIControl.State {
  /// The states for which a proxy hands on values.
  static let styled: [UIControl.State] = [.normal, .highlighted, .disabled, .selected]
}
