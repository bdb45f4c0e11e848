// Mirrors UIToolbar (iOS 17). Missing: `UIToolbarAppearance`, `delegate`, `barPosition`.
public import Foundation

/// A bar with buttons, usually along the bottom.
@preconcurrency @MainActor
open class UIToolbar: UIView, Bar {
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
    StyledProperty(\UIToolbar.barStyle),
    StyledProperty(\UIToolbar.isTranslucent),
    StyledProperty(\UIToolbar.barTintColor),
  ]

  let background = BarBackground(hairline: .above)
  private var buttons: [BarButton] = []
  private var isStale = true

  /// The buttons and the spaces between them, beginning at the leading end.
  open var items: [UIBarButtonItem]? {
    didSet {
      for item in oldValue ?? [] { item.bar = nil }
      for item in items ?? [] { item.bar = self }
      itemDidChange()
    }
  }
  private var shownItems: [UIBarButtonItem] { (items ?? []).filter { !$0.isHidden } }
  /// Replaces the items.
  ///
  /// The change is not animated.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
  /// Whether the content under the bar shows through.
  ///
  /// The default is true.
  open var isTranslucent = true { didSet { itemDidChange() } }
  /// The colour of the background; nil means the system's colour.
  open var barTintColor: UIColor? { didSet { itemDidChange() } }
  /// The background images by bar metrics.
  private var backgroundImages: [UIBarMetrics: UIImage] = [:] { didSet { itemDidChange() } }
  private var _shadowImage: UIImage? { didSet { itemDidChange() } }
  /// Sets the image stretched over the background instead of its colour.
  ///
  /// An image without a size draws nothing (fact K30).
  ///
  /// Differs from UIKit: it is used at every position.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) { backgroundImages[barMetrics] = backgroundImage }
  /// Returns the background image for bar metrics, whatever the position; nil if none was set.
  open func backgroundImage(
    forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? { backgroundImages[barMetrics] }
  /// The background image for the current height.
  var presentBackgroundImage: UIImage? {
    let isLow = BarHeights(for: self).toolbar < BarHeights.standard
    return (isLow ? backgroundImages[.compact] : nil) ?? backgroundImages[.default]
  }
  /// Sets the image shown above the bar instead of the hairline.
  ///
  /// An image without a size draws nothing (fact K30).
  ///
  /// Differs from UIKit: it is used at every position.
  open func setShadowImage(
    _ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition
  ) { _shadowImage = shadowImage }
  /// Returns the image shown above the bar, whatever the position; nil if none was set.
  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? { _shadowImage }
  /// The brightness of the bar.
  ///
  /// The default is that of the interface.
  open var barStyle = UIBarStyle.default {
    didSet { overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified }
  }

  /// Returns the given width and the height of a toolbar on the current device (facts E16, E31).
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: BarHeights(for: self).toolbar)
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
    // The background extends behind the home indicator.
    let below = max(0, (superview?.bounds.height ?? frame.maxY) - frame.maxY)
    background.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height + below)
    let row = ToolbarRow(
      shownItems, widths: buttons.map { $0.sizeThatFits(.zero).width }, in: space)
    let grid = PixelGrid(scale: traitCollection.displayScale)
    for (button, place) in zip(buttons, row.places) {
      let height = button.sizeThatFits(.zero).height
      button.frame = mirrored(
        CGRect(
          x: grid.round(place.lowerBound), y: grid.round((bounds.height - height) / 2),
          width: place.upperBound - place.lowerBound, height: height))
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
  }

  /// The horizontal range for the buttons, measured from the leading side.
  private var space: ClosedRange<CGFloat> {
    let insets = NSDirectionalEdgeInsets(safeAreaInsets, isRightToLeft: isRightToLeft)
    let margin: CGFloat = traitCollection.horizontalSizeClass == .regular ? 20 : 16
    let start = insets.leading + margin
    return start...max(start, bounds.width - insets.trailing - margin)
  }

  /// Whether the content is scrolled to its bottom, or does not scroll; false outside a navigation
  /// controller (fact E39).
  var isAtScrollEdge = false { didSet { if isAtScrollEdge != oldValue { itemDidChange() } } }

  private func showBackground() {
    let version = UIEnvironment.current.systemVersion
    if isAtScrollEdge, version >= BarBackground.firstWithEdge { return background.clear() }
    background.apply(nil, tint: barTintColor, isTranslucent: isTranslucent)
    background.hasHairline = true
    background.show(presentBackgroundImage, shadow: _shadowImage, over: nil)
  }

  private func makeButtons() {
    let old = buttons
    for button in old { button.removeFromSuperview() }
    showBackground()
    buttons = shownItems.map { BarButton($0, tint: tintColor) }
    for button in buttons {
      addSubview(button)
      button.takePlace(of: old)
    }
  }
}

/// The horizontal positions of a toolbar's items.
///
/// The items follow each other, and the flexible spaces share the remaining width.
///
///     │ Edit ·········· Share ·········· Done │   · flexible spaces of equal width
struct ToolbarRow {
  /// The horizontal range of each item.
  let places: [ClosedRange<CGFloat>]
  /// The distance between two buttons without a space item between them, in points.
  private static let gap: CGFloat = 12

  /// Places the items in a horizontal range: each is as wide as its button, and flexible spaces
  /// share the remaining width.
  @MainActor init(_ items: [UIBarButtonItem], widths: [CGFloat], in space: ClosedRange<CGFloat>) {
    let gaps = zip(items, items.dropFirst()).map { $0.isSpace || $1.isSpace ? 0 : Self.gap }
    let taken = widths.reduce(0, +) + gaps.reduce(0, +)
    let flexible = items.count { $0.systemItem == .flexibleSpace }
    let over = max(0, space.upperBound - space.lowerBound - taken)
    var x = space.lowerBound
    var places: [ClosedRange<CGFloat>] = []
    for (index, item) in items.enumerated() {
      let more = item.systemItem == .flexibleSpace ? over / CGFloat(flexible) : 0
      let width = max(0, widths[index] + more)
      places.append(x...(x + width))
      x += width + (index < gaps.count ? gaps[index] : 0)
    }
    self.places = places
  }
}

extension UIBarButtonItem {
  /// Whether the item is a flexible or fixed space.
  var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }
}
