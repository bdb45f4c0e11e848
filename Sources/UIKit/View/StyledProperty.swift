import Foundation

/// A property that a proxy hands on to the instances of its class.
@MainActor
struct StyledProperty {
  /// Gives a view the proxy's value, where it has been set there and not on the view.
  let style: (_ view: UIView, _ proxy: UIView, _ untouched: UIView) -> Void

  private init<V: UIView, T>(
    _ class: V.Type, get: @escaping (V) -> T, set: @escaping (V, T) -> Void,
    isEqual: @escaping (T, T) -> Bool
  ) {
    style = { view, proxy, untouched in
      guard let view = view as? V, let proxy = proxy as? V, let untouched = untouched as? V else {
        return
      }
      let value = get(proxy)
      let usual = get(untouched)
      guard !isEqual(value, usual), isEqual(get(view), usual) else { return }
      set(view, value)
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

  /// Attributes, of which any are others than none.
  private init<V: UIView>(
    _ path: ReferenceWritableKeyPath<V, [NSAttributedString.Key: Any]?>
  ) {
    self.init(
      V.self, get: { $0[keyPath: path] }, set: { $0[keyPath: path] = $1 },
      isEqual: { ($0 == nil) == ($1 == nil) })
  }

  /// The properties that UIKit's headers mark as such, as far as they are here, and the colours and
  /// fonts of labels.
  static let all = views + bars + values

  private static let views: [StyledProperty] = [
    StyledProperty(\UIView.backgroundColor),
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
    StyledProperty(\UINavigationBar.compactAppearance),
    StyledProperty(\UINavigationBar.scrollEdgeAppearance),
    StyledProperty(\UITabBar.barStyle),
    StyledProperty(\UITabBar.isTranslucent),
    StyledProperty(\UITabBar.barTintColor),
    StyledProperty(\UITabBar.unselectedItemTintColor),
    StyledProperty(\UITabBar.chosenLook),
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
    StyledProperty(
      UIButton.self, get: { $0.content.titleColors[.normal] },
      set: { $0.setTitleColor($1, for: .normal) }),
  ]
}
