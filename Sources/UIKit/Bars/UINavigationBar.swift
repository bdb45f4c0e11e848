// Mirrors UINavigationBar (iOS 17). Missing: prompts, delegates.
// Mirrors UIBarStyle (iOS 17). Missing: the translucent black of before iOS 13.
public import Foundation

/// Whether a bar is light or dark.
public enum UIBarStyle: Int, Sendable {
  /// The style of the interface.
  case `default` = 0
  case black = 1
}

/// A bar with a title, buttons at its ends, and a back button.
///
/// Differs from UIKit: the background is drawn whatever is under the bar, and a large title stays
/// large while the content scrolls.
@preconcurrency @MainActor
open class UINavigationBar: UIView, Bar {
  /// Makes a bar with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    for view in [background, titleLabel, largeTitleLabel] { addSubview(view) }
    // A title that does not fit ends in dots, in the middle of its place.
    titleLabel.textAlignment = .center
  }

  /// Returns nil: there are no archives to read.
  public required init?(coder: NSCoder) { nil }

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
  let titleLabel = UILabel()
  let largeTitleLabel = UILabel()
  var leading: [BarButton] = []
  var trailing: [BarButton] = []
  var titleView: UIView?
  /// Whether buttons and titles are those of another item, or from before a change.
  private var isStale = true
  /// The action of the back button; nil if the bar pops its items itself.
  var goBack: (() -> Void)?

  /// The items, the last of which is shown.
  open var items: [UINavigationItem]? {
    didSet {
      for item in oldValue ?? [] { item.bar = nil }
      for item in items ?? [] { item.bar = self }
      itemDidChange()
    }
  }
  /// The item that is shown.
  open var topItem: UINavigationItem? { items?.last }
  /// The item that the back button leads to.
  open var backItem: UINavigationItem? { items?.dropLast().last }
  /// Replaces the items.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }
  /// Adds an item, which is shown.
  open func pushItem(_ item: UINavigationItem, animated: Bool) { items = (items ?? []) + [item] }
  /// Removes the item that is shown, unless it is the first, and returns it.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard let known = items, known.count > 1 else { return nil }
    items = known.dropLast()
    return known.last
  }

  /// Whether titles are large where their items allow it, in a regular height; default false.
  open var prefersLargeTitles = false { didSet { itemDidChange() } }
  /// Whether what is under the bar shines through; default true.
  ///
  /// Where it does not, content begins below the bar (fact RO42).
  open var isTranslucent = true { didSet { itemDidChange() } }
  /// Whether the bar is light or dark; default as the interface.
  open var barStyle = UIBarStyle.default {
    didSet {
      overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified
      itemDidChange()
    }
  }
  /// The colour of the background; default the system's.
  open var barTintColor: UIColor? { didSet { itemDidChange() } }
  /// The look of the bar; default the system's.
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
  /// The look of a low bar; default `standardAppearance`.
  open var compactAppearance: UINavigationBarAppearance? {
    didSet {
      compactAppearance = compactAppearance?.copied
      itemDidChange()
    }
  }
  /// The look of a bar with a large title; default `standardAppearance`.
  ///
  /// Differs from UIKit: there it is the look of every bar whose content is at its upper end.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet {
      scrollEdgeAppearance = scrollEdgeAppearance?.copied
      itemDidChange()
    }
  }

  /// The look for the present item and height; nil for the system's.
  var look: UINavigationBarAppearance? {
    if showsLargeTitle, let look = topItem?.scrollEdgeAppearance ?? scrollEdgeAppearance {
      return look
    }
    let isLow = BarHeights(traitCollection).navigation < BarHeights.standard
    let low = isLow ? topItem?.compactAppearance ?? compactAppearance : nil
    return low ?? topItem?.standardAppearance ?? chosenLook
  }

  /// The image below the bar instead of the hairline; one of no size draws nothing (fact K30).
  open var shadowImage: UIImage? { didSet { itemDidChange() } }
  /// The images behind the bar.
  var backgroundImages: [UIBarMetrics: UIImage] = [:] { didSet { itemDidChange() } }
  /// Sets the image behind the bar instead of its colours, stretched; one of no size draws nothing
  /// (fact K30).
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    setBackgroundImage(backgroundImage, for: .any, barMetrics: barMetrics)
  }
  /// Returns the image behind the bar.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImages[barMetrics]
  }
  /// Sets the image behind the bar.
  ///
  /// Differs from UIKit: it counts at every position.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) { backgroundImages[barMetrics] = backgroundImage }
  /// Returns the image behind the bar, whatever its position.
  open func backgroundImage(
    for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? { backgroundImages[barMetrics] }

  /// The image for the present height; a low bar has that of the regular height unless it has one
  /// of its own.
  var presentBackgroundImage: UIImage? {
    let isLow = BarHeights(traitCollection).navigation < BarHeights.standard
    return (isLow ? backgroundImages[.compact] : nil) ?? backgroundImages[.default]
  }

  /// The font and the colour of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { itemDidChange() } }
  /// The font and the colour of a large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { itemDidChange() } }

  /// The height of the bar in its traits, in whatever width (fact E16).
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let extra = showsLargeTitle ? BarHeights.largeTitle : 0
    return CGSize(width: size.width, height: BarHeights(traitCollection).navigation + extra)
  }
  /// The height of the bar in its traits.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: sizeThatFits(.zero).height)
  }

  /// Whether the title is large: if bar and item set it, and the height is regular.
  var showsLargeTitle: Bool {
    guard prefersLargeTitles, traitCollection.verticalSizeClass != .compact else { return false }
    // An automatic item is as the one before, and the first is large.
    let decided = items?.last { $0.largeTitleDisplayMode != .automatic }
    return decided?.largeTitleDisplayMode != .never
  }

  /// Makes buttons and titles if items have changed, and places them.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if isStale { makeContent() }
    isStale = false
    arrange()
  }
  /// Draws titles and buttons in the new tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    itemDidChange()
  }
  /// Draws titles and buttons in the tint of the new place.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    itemDidChange()
  }
  /// Makes titles and buttons anew, and lets the container give the bar its new height.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    itemDidChange()
  }

  func itemDidChange() {
    isStale = true
    setNeedsLayout()
    // The height depends on the item, and what is below the bar on its height.
    invalidateIntrinsicContentSize()
  }
}
