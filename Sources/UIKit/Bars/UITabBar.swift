// Mirrors UITabBar (iOS 17). Missing: item widths, delegates, customising.
public import Foundation

/// A bar along the lower side with an item for each tab.
@preconcurrency @MainActor
open class UITabBar: UIView, Bar {
  /// Makes a bar with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(background)
  }

  /// Returns nil: there are no archives to read.
  public required init?(coder: NSCoder) { nil }

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

  private let background = BarBackground(hairline: .above)
  private var buttons: [TabBarButton] = []
  private var isStale = true

  /// The items, from the leading end.
  open var items: [UITabBarItem]? {
    didSet {
      for item in oldValue ?? [] { item.bar = nil }
      for item in items ?? [] { item.bar = self }
      itemDidChange()
    }
  }
  /// Replaces the items.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }
  /// The item that is drawn in the tint.
  open weak var selectedItem: UITabBarItem? { didSet { itemDidChange() } }
  /// Whether the content under the bar shows through; default true.
  open var isTranslucent = true { didSet { itemDidChange() } }
  /// The colour of the background; default the system's.
  open var barTintColor: UIColor? { didSet { itemDidChange() } }
  /// The image behind the bar instead of its colours, stretched; one of no size draws nothing (fact
  /// K30).
  open var backgroundImage: UIImage? { didSet { itemDidChange() } }
  /// The image above the bar instead of the hairline; one of no size draws nothing (fact K30).
  open var shadowImage: UIImage? { didSet { itemDidChange() } }
  /// The look of the bar; default the system's.
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
  /// Inert: the look of a bar whose content is at its lower end.
  ///
  /// Differs from UIKit: the value is stored and has no effect; the bar has its standard look.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    didSet { scrollEdgeAppearance = scrollEdgeAppearance?.copied }
  }
  /// The colour of items that are not selected; default grey.
  open var unselectedItemTintColor: UIColor? { didSet { itemDidChange() } }
  /// Whether the bar is light or dark; default as the interface.
  open var barStyle = UIBarStyle.default {
    didSet { overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified }
  }

  /// The height of the bar in its traits, the home indicator's safe area included: 49, or 32 in a
  /// compact height.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(
      width: size.width,
      height: BarHeights(traitCollection).tab + (window?.safeAreaInsets.bottom ?? 0))
  }

  /// Makes the buttons if items have changed, and places them.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if isStale { makeButtons() }
    isStale = false
    background.frame = bounds
    let inner = bounds.inset(
      by: UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right))
    let width = inner.width / CGFloat(max(1, buttons.count))
    for (index, button) in buttons.enumerated() {
      // Buttons end above the home indicator.
      button.frame = mirrored(
        CGRect(
          x: inner.minX + CGFloat(index) * width, y: 0, width: width,
          height: BarHeights(traitCollection).tab))
    }
  }
  /// Draws the items in the new tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    itemDidChange()
  }
  /// Draws the items in the tint of the new place.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    itemDidChange()
  }
  /// Makes the buttons anew, as their arrangement depends on the traits.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    itemDidChange()
  }

  func itemDidChange() {
    isStale = true
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  private func makeButtons() {
    let old = buttons
    for button in old { button.removeFromSuperview() }
    background.apply(chosenLook, tint: barTintColor, isTranslucent: isTranslucent)
    background.hasHairline = true
    background.show(backgroundImage, shadow: shadowImage)
    let traits = traitCollection
    let isBeside = traits.horizontalSizeClass == .regular || traits.verticalSizeClass == .compact
    buttons = (items ?? []).map { item in
      let isSelected = item === selectedItem
      let color: UIColor = isSelected ? tintColor : unselectedItemTintColor ?? .systemGray
      return TabBarButton(item, isSelected: isSelected, isBeside: isBeside, color: color)
    }
    for button in buttons {
      addSubview(button)
      button.takePlace(of: old)
    }
  }
}
