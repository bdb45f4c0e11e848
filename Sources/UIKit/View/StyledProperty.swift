import Foundation

/// A property that a proxy hands on to the instances of its class.
@MainActor
struct StyledProperty {
  /// Gives a view the value of the first proxy on which it has been set, unless it has been set on
  /// the view.
  ///
  /// Takes and returns what a proxy gave the view; a value that is still that counts as unset.
  let style: (_ view: UIView, _ proxies: [AppearanceProxy], _ known: Any?) -> Any?

  private init<V: UIView, T>(
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

  private init<V: UIView, T: Equatable>(
    _ class: V.Type, get: @escaping (V) -> T, set: @escaping (V, T) -> Void
  ) {
    self.init(V.self, get: get, set: set, isEqual: { $0 == $1 })
  }

  private init<V: UIView, T: Equatable>(_ path: ReferenceWritableKeyPath<V, T>) {
    self.init(V.self, get: { $0[keyPath: path] }, set: { $0[keyPath: path] = $1 })
  }

  /// Attributes, which are equal where all their values are.
  private init<V: UIView>(
    _ path: ReferenceWritableKeyPath<V, [NSAttributedString.Key: Any]?>
  ) {
    self.init(
      V.self, get: { $0[keyPath: path] }, set: { $0[keyPath: path] = $1 },
      isEqual: { Self.isSame($0, $1) })
  }

  /// Returns whether two dictionaries of attributes are equal.
  private static func isSame(
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

  /// The properties that UIKit's headers mark as such, as far as they are here, and the colours and
  /// fonts of labels.
  static let all = views + bars + values + valuesByState

  private static let views: [StyledProperty] = [
    StyledProperty(\UIView.backgroundColor),
    StyledProperty(\UIView.semanticContentAttribute),
    StyledProperty(
      UIView.self, get: { $0.state.tintColor }, set: { $0.tintColor = $1 }),
    StyledProperty(
      UILabel.self, get: { $0.textColor }, set: { $0.textColor = $1 }),
    StyledProperty(UILabel.self, get: { $0.font }, set: { $0.font = $1 }),
    StyledProperty(\UITableView.separatorColor),
    StyledProperty(\UITableView.ownSeparatorInset),
    StyledProperty(
      UITableViewCell.self, get: { $0.parts.separatorInset },
      set: { $0.separatorInset = $1 ?? .zero }),
  ]

  private static let bars: [StyledProperty] = [
    StyledProperty(\UINavigationBar.barStyle),
    StyledProperty(\UINavigationBar.isTranslucent),
    StyledProperty(\UINavigationBar.barTintColor),
    StyledProperty(\UINavigationBar.prefersLargeTitles),
    StyledProperty(\UINavigationBar.titleTextAttributes),
    StyledProperty(\UINavigationBar.largeTitleTextAttributes),
    StyledProperty(\UINavigationBar.chosenLook),
    StyledProperty(\UINavigationBar.shadowImage),
    StyledProperty(\UINavigationBar.backgroundImages),
    StyledProperty(\UINavigationBar.compactAppearance),
    StyledProperty(\UINavigationBar.scrollEdgeAppearance),
    StyledProperty(\UITabBar.barStyle),
    StyledProperty(\UITabBar.isTranslucent),
    StyledProperty(\UITabBar.barTintColor),
    StyledProperty(\UITabBar.unselectedItemTintColor),
    StyledProperty(\UITabBar.chosenLook),
    StyledProperty(\UITabBar.shadowImage),
    StyledProperty(\UITabBar.backgroundImage),
    StyledProperty(\UITabBar.scrollEdgeAppearance),
    StyledProperty(\UIToolbar.barStyle),
    StyledProperty(\UIToolbar.isTranslucent),
    StyledProperty(\UIToolbar.barTintColor),
  ]

  private static let values: [StyledProperty] = [
    StyledProperty(\UIPageControl.pageIndicatorTintColor),
    StyledProperty(\UIPageControl.currentPageIndicatorTintColor),
    StyledProperty(\UIProgressView.progressTintColor),
    StyledProperty(\UIProgressView.trackTintColor),
    StyledProperty(\UISegmentedControl.selectedSegmentTintColor),
    StyledProperty(\UISlider.minimumTrackTintColor),
    StyledProperty(\UISlider.maximumTrackTintColor),
    StyledProperty(\UISlider.thumbTintColor),
    StyledProperty(\UISwitch.onTintColor),
    StyledProperty(\UISwitch.thumbTintColor),
    StyledProperty(
      UIActivityIndicatorView.self, get: { $0.ownColor }, set: { $0.color = $1 }),
    StyledProperty(\UIButton.contentEdgeInsets),
  ]

  private static let valuesByState: [StyledProperty] =
    properties(in: .normal) + properties(in: .highlighted) + properties(in: .disabled)
    + properties(in: .selected)

  /// Returns the properties that are set for a state.
  private static func properties(in state: UIControl.State) -> [StyledProperty] {
    [
      StyledProperty(
        UIButton.self, get: { $0.content.titleColors[state] },
        set: { $0.setTitleColor($1, for: state) }),
      StyledProperty(
        UIButton.self, get: { $0.content.backgroundImages[state] },
        set: { $0.setBackgroundImage($1, for: state) }),
      StyledProperty(
        UISegmentedControl.self, get: { $0.titleTextAttributes(for: state) },
        set: { $0.setTitleTextAttributes($1, for: state) }, isEqual: { Self.isSame($0, $1) }),
    ]
  }
}

/// A value that a view has from a proxy.
private struct GivenValue<Value> {
  /// The value of the proxy.
  let source: Value
  /// The value of the view after it was set, which may be a copy.
  let shown: Value
}
