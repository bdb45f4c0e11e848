// Mirrors UITabBar (iOS 17). Missing: `itemWidth`, `itemSpacing`, customisation by the user.
public import Foundation

/// A bar along the bottom with an item for each tab.
@preconcurrency @MainActor
open class UITabBar: UIView, Bar {
  /// Makes a bar with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addParts()
  }

  /// Makes a bar of a nib or a storyboard; nil for any other coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addParts()
    coder.nib.map(decode(from:))
  }

  private func addParts() {
    addSubview(background)
  }

  override class var styledProperties: [StyledProperty] { super.styledProperties + ownStyles }
  private static let ownStyles: [StyledProperty] = [
    StyledProperty(\UITabBar.barStyle),
    StyledProperty(\UITabBar.isTranslucent),
    StyledProperty(\UITabBar.barTintColor),
    StyledProperty(\UITabBar.unselectedItemTintColor),
    StyledProperty(\UITabBar.chosenLook),
    StyledProperty(\UITabBar.shadowImage),
    StyledProperty(\UITabBar.backgroundImage),
    StyledProperty(\UITabBar.scrollEdgeAppearance),
  ]

  /// Whether the bar is hidden; the tabs' content then reaches to the bottom.
  open override var isHidden: Bool {
    didSet { if isHidden != oldValue { superview?.setNeedsLayout() } }
  }

  /// The delegate, which is notified of taps on items.
  ///
  /// A tab bar controller is the delegate of its own bar.
  open weak var delegate: (any UITabBarDelegate)?

  private let background = BarBackground(hairline: .above)
  private var buttons: [TabBarButton] = []
  private var isStale = true

  /// The items, beginning at the leading end.
  open var items: [UITabBarItem]? {
    didSet {
      for item in oldValue ?? [] { item.bar = nil }
      for item in items ?? [] { item.bar = self }
      itemDidChange()
    }
  }
  /// Replaces the items.
  ///
  /// The change is not animated.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }
  /// The selected item, which is drawn in the tint colour; nil if no item is selected.
  open weak var selectedItem: UITabBarItem? { didSet { itemDidChange() } }
  /// Whether the content under the bar shows through.
  ///
  /// The default is true.
  open var isTranslucent = true { didSet { itemDidChange() } }
  /// The colour of the background; nil means the system's colour.
  open var barTintColor: UIColor? { didSet { itemDidChange() } }
  /// The image stretched over the background instead of its colour; nil means none.
  ///
  /// An image without a size draws nothing (fact K30).
  open var backgroundImage: UIImage? { didSet { itemDidChange() } }
  /// The image shown above the bar instead of the hairline; nil means the hairline.
  ///
  /// An image without a size draws nothing (fact K30).
  open var shadowImage: UIImage? { didSet { itemDidChange() } }
  /// The appearance of the bar.
  ///
  /// The default is the system's.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var standardAppearance: UITabBarAppearance! {
    get { chosenLook ?? UITabBarAppearance() }
    set { chosenLook = newValue }
  }
  var chosenLook: UITabBarAppearance? {
    didSet {
      chosenLook = chosenLook?.copied
      itemDidChange()
    }
  }
  /// The appearance from iOS 15 on of a tab bar controller's bar whose content is scrolled to its
  /// bottom or does not scroll (fact E39); nil means `standardAppearance` without its background
  /// and its hairline.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    didSet {
      scrollEdgeAppearance = scrollEdgeAppearance?.copied
      itemDidChange()
    }
  }
  /// Whether the content is scrolled to its bottom, or does not scroll; false outside a tab bar
  /// controller.
  var isAtScrollEdge = false { didSet { if isAtScrollEdge != oldValue { itemDidChange() } } }
  private var isAtEdge: Bool {
    isAtScrollEdge && UIEnvironment.current.systemVersion >= BarBackground.firstWithEdge
  }
  private var edgeLook: UITabBarAppearance? {
    isAtEdge ? selectedItem?.scrollEdgeAppearance ?? scrollEdgeAppearance : nil
  }
  /// The colour of items that are not selected; nil means grey.
  open var unselectedItemTintColor: UIColor? { didSet { itemDidChange() } }
  /// The brightness of the bar.
  ///
  /// The default is that of the interface.
  open var barStyle = UIBarStyle.default {
    didSet { overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified }
  }

  /// Returns the given width and the height on the current device: 49 points, or 32 if the height
  /// is compact and the width is not regular, plus the bottom safe area.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(
      width: size.width,
      height: BarHeights(for: self).tab + (window?.safeAreaInsets.bottom ?? 0))
  }
  /// The height on the current device (fact E31); there is no intrinsic width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: sizeThatFits(.zero).height)
  }

  /// Creates the buttons again if necessary, and lays them out.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if isStale { makeButtons() }
    isStale = false
    background.frame = bounds
    let inner = bounds.inset(
      by: UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right))
    let width = inner.width / CGFloat(max(1, buttons.count))
    for (index, button) in buttons.enumerated() {
      // The buttons end above the bottom safe area.
      button.frame = mirrored(
        CGRect(
          x: inner.minX + CGFloat(index) * width, y: 0, width: width,
          height: BarHeights(for: self).tab))
    }
  }
  /// Creates the buttons again in the new tint colour.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    itemDidChange()
  }
  /// Creates the buttons again, as the inherited tint colour may have changed.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    itemDidChange()
  }
  /// Creates the buttons again, as their arrangement depends on the traits.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    itemDidChange()
  }

  func itemDidChange() {
    isStale = true
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  /// Selects the item of a tapped button.
  func didTap(_ item: UITabBarItem) {
    if let controller = delegate as? UITabBarController, controller.tabBar === self {
      return controller.didTap(item)
    }
    selectedItem = item
    delegate?.tabBar(self, didSelect: item)
  }

  private func makeButtons() {
    let old = buttons
    for button in old { button.removeFromSuperview() }
    let edgeLook = edgeLook
    showBackground(edgeLook)
    let traits = traitCollection
    let isBeside = traits.horizontalSizeClass == .regular || traits.verticalSizeClass == .compact
    buttons = (items ?? []).map { item in
      let isSelected = item === selectedItem
      let color: UIColor = isSelected ? tintColor : unselectedItemTintColor ?? .systemGray
      let look = (edgeLook ?? item.standardAppearance ?? chosenLook)?.items(for: traits)
        .appearance(isSelected: isSelected, isEnabled: item.isEnabled)
      return TabBarButton(
        item, isSelected: isSelected, isBeside: isBeside, color: color,
        look: look ?? UITabBarItemStateAppearance())
    }
    for button in buttons {
      addSubview(button)
      button.takePlace(of: old)
    }
  }

  private func showBackground(_ edgeLook: UITabBarAppearance?) {
    guard !isAtEdge || edgeLook != nil else { return background.clear() }
    let look = edgeLook ?? chosenLook
    background.apply(look, tint: barTintColor, isTranslucent: isTranslucent)
    background.hasHairline = true
    background.show(backgroundImage, shadow: shadowImage, over: look)
  }
}
