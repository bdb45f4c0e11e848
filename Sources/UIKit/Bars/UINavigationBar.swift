// Mirrors UINavigationBar (iOS 17). Missing: `delegate`.
// Mirrors UIBarStyle (iOS 17). Missing: the translucent black style that iOS 13 deprecated.
public import Foundation

/// The brightness of a bar.
public enum UIBarStyle: Int, Sendable {
  /// The user interface style of the view that contains the bar.
  case `default` = 0
  case black = 1
}

/// A bar with a title, buttons at its ends and a back button.
///
/// Differs from UIKit: a large title does not shrink while the content scrolls.
@preconcurrency @MainActor
open class UINavigationBar: UIView, Bar {
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
    for view in [background, titleLabel, largeTitleLabel] { addSubview(view) }
    // A truncated title is centred in its space.
    titleLabel.textAlignment = .center
    for label in [titleLabel, largeTitleLabel] { label.accessibilityTraits = .header }
  }

  override class var styledProperties: [StyledProperty] { super.styledProperties + ownStyles }
  private static let ownStyles: [StyledProperty] = [
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
  ]

  let background = BarBackground(hairline: .below)
  /// The label of the prompt; nil if no prompt is shown.
  var promptLabel: UILabel?
  let titleLabel = UILabel()
  let largeTitleLabel = UILabel()
  var leading: [BarButton] = []
  var trailing: [BarButton] = []
  var titleView: UIView?
  /// The search bar of the shown item; nil if the item has none or hides it.
  var searchBar: UISearchBar?
  /// Whether the buttons and titles must be created again in the next layout.
  private var isStale = true
  /// The action of the back button; nil means that the bar pops its items itself.
  var goBack: (() -> Void)?

  /// The stack of items; the last one is shown.
  open var items: [UINavigationItem]? {
    didSet {
      for item in oldValue ?? [] { item.bar = nil }
      for item in items ?? [] { item.bar = self }
      itemDidChange()
    }
  }
  /// The item shown in the bar; nil if the bar has no items.
  open var topItem: UINavigationItem? { items?.last }
  /// The item to which the back button returns; nil if the bar has fewer than two items.
  open var backItem: UINavigationItem? { items?.dropLast().last }
  /// Replaces the items.
  ///
  /// The change is not animated.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }
  /// Adds an item, which is then shown.
  ///
  /// The change is not animated.
  open func pushItem(_ item: UINavigationItem, animated: Bool) { items = (items ?? []) + [item] }
  /// Removes the shown item and returns it.
  ///
  /// The first item is not removed; the result is then nil.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard let known = items, known.count > 1 else { return nil }
    items = known.dropLast()
    return known.last
  }

  /// Whether titles are large if their items allow it and the vertical size class is not compact.
  ///
  /// The default is false.
  open var prefersLargeTitles = false { didSet { itemDidChange() } }
  /// Whether the content under the bar shows through.
  ///
  /// The default is true.
  ///
  /// If it is false, the content begins below the bar (fact RO42).
  open var isTranslucent = true { didSet { itemDidChange() } }
  /// The brightness of the bar.
  ///
  /// The default is that of the interface.
  open var barStyle = UIBarStyle.default {
    didSet {
      overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified
      itemDidChange()
    }
  }
  /// The colour of the background; nil means the system's colour.
  open var barTintColor: UIColor? { didSet { itemDidChange() } }
  /// The appearance of the bar.
  ///
  /// The default is the system's.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var standardAppearance: UINavigationBarAppearance! {
    get { chosenLook ?? UINavigationBarAppearance() }
    set { chosenLook = newValue }
  }
  var chosenLook: UINavigationBarAppearance? {
    didSet {
      chosenLook = chosenLook?.copied
      itemDidChange()
    }
  }
  /// The appearance of a bar of compact height; nil means `standardAppearance`.
  open var compactAppearance: UINavigationBarAppearance? {
    didSet {
      compactAppearance = compactAppearance?.copied
      itemDidChange()
    }
  }
  /// The appearance of a bar with a large title and, from iOS 15 on, of every bar whose content is
  /// scrolled to its top or does not scroll (fact E39); nil means `standardAppearance` without its
  /// background and its hairline.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet {
      scrollEdgeAppearance = scrollEdgeAppearance?.copied
      itemDidChange()
    }
  }
  /// Inert: in UIKit, the appearance of a compact bar whose content is scrolled to its top.
  ///
  /// Differs from UIKit: such a bar has its `scrollEdgeAppearance`, like a bar of regular height.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { compactScrollEdgeAppearance = compactScrollEdgeAppearance?.copied }
  }

  /// The appearance of a bar that shows a large title or whose content is scrolled to its top (fact
  /// E39); nil for other bars and if none is set.
  var edgeLook: UINavigationBarAppearance? {
    guard showsLargeTitle || isAtEdge else { return nil }
    return topItem?.scrollEdgeAppearance ?? scrollEdgeAppearance
  }

  /// Whether the bar has neither a background nor a hairline, because its content is scrolled to
  /// its top and no appearance is set for that position (fact E39).
  var isClear: Bool { isAtEdge && edgeLook == nil }

  /// Whether the content is scrolled to its top or does not scroll; before iOS 15 false unless the
  /// title is large.
  private var isAtEdge: Bool {
    topItem?.isAtScrollEdge == true
      && (showsLargeTitle || UIEnvironment.current.systemVersion >= BarBackground.firstWithEdge)
  }

  /// The appearance for the current item and height; nil means the system's.
  var look: UINavigationBarAppearance? {
    if let edgeLook { return edgeLook }
    let isLow = BarHeights(for: self).navigation < BarHeights.standard
    let low = isLow ? topItem?.compactAppearance ?? compactAppearance : nil
    return low ?? topItem?.standardAppearance ?? chosenLook
  }

  /// The image shown below the bar instead of the hairline; nil means the hairline.
  ///
  /// An image without a size draws nothing (fact K30).
  open var shadowImage: UIImage? { didSet { itemDidChange() } }
  /// The background images by bar metrics.
  var backgroundImages: [UIBarMetrics: UIImage] = [:] { didSet { itemDidChange() } }
  /// Sets the image stretched over the background instead of its colour.
  ///
  /// An image without a size draws nothing (fact K30).
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    setBackgroundImage(backgroundImage, for: .any, barMetrics: barMetrics)
  }
  /// Returns the background image for bar metrics; nil if none was set.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImages[barMetrics]
  }
  /// Sets the background image for bar metrics.
  ///
  /// Differs from UIKit: it is used at every position.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) { backgroundImages[barMetrics] = backgroundImage }
  /// Returns the background image for bar metrics, whatever the position; nil if none was set.
  open func backgroundImage(
    for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? { backgroundImages[barMetrics] }

  /// The background image for the current height and prompt.
  ///
  /// Without an image for the prompt, that of a bar without a prompt is used; without one for a
  /// compact height, that of the regular height.
  var presentBackgroundImage: UIImage? {
    let isLow = BarHeights(for: self).navigation < BarHeights.standard
    let hasPrompt = promptRowHeight > 0
    let compact = (hasPrompt ? backgroundImages[.compactPrompt] : nil) ?? backgroundImages[.compact]
    return (isLow ? compact : nil) ?? (hasPrompt ? backgroundImages[.defaultPrompt] : nil)
      ?? backgroundImages[.default]
  }

  /// The font and colour attributes of the title; nil means the system's.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { itemDidChange() } }
  /// The font and colour attributes of a large title; nil means the system's.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { itemDidChange() } }

  /// Returns the height on the current device and the given width (facts E16, E26).
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let extra = showsLargeTitle ? BarHeights.largeTitle : 0
    return CGSize(
      width: size.width, height: promptRowHeight + titleRowHeight + extra + searchRowHeight)
  }
  /// The height on the current device.
  ///
  /// There is no intrinsic width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: sizeThatFits(.zero).height)
  }

  /// Whether the title is large: the bar and the item must allow it, the vertical size class must
  /// not be compact, and no search may be active.
  var showsLargeTitle: Bool {
    guard prefersLargeTitles, traitCollection.verticalSizeClass != .compact, !isSearching else {
      return false
    }
    // An automatic item uses the mode of the previous item; a first item that is automatic has a
    // large title.
    let decided = items?.last { $0.largeTitleDisplayMode != .automatic }
    return decided?.largeTitleDisplayMode != .never
  }

  /// Creates the buttons and titles again if necessary, and lays them out.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if isStale { makeContent() }
    isStale = false
    arrange()
  }
  /// Creates the titles and buttons again in the new tint colour.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    itemDidChange()
  }
  /// Creates the titles and buttons again, as the inherited tint colour may have changed.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    itemDidChange()
  }
  /// Creates the titles and buttons again, and invalidates the height, since both depend on the
  /// traits.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    itemDidChange()
  }

  func itemDidChange() {
    isStale = true
    setNeedsLayout()
    // The bar's height depends on the item, and the layout below the bar depends on that height.
    invalidateIntrinsicContentSize()
  }
}
