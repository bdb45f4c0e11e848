// Mirrors UIBarAppearance (iOS 17). Missing: `backgroundEffect`, `NSCoding`.
// Mirrors UINavigationBarAppearance (iOS 17). Missing: `titlePositionAdjustment`, button
// appearances.
// Mirrors UITabBarAppearance (iOS 17). Missing: selection indicators, item widths.
public import Foundation

/// The background and the hairline of a bar.
///
/// A bar copies the appearance when it is set, so later changes have no effect until it is set
/// again.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, NSCopying {
  enum Background { case system, opaque, transparent }

  private(set) var background = Background.system

  /// Makes the system's appearance.
  public override init() { super.init() }

  /// Makes a copy of another appearance's background and hairline.
  public required init(barAppearance: UIBarAppearance) {
    (background, backgroundColor) = (barAppearance.background, barAppearance.backgroundColor)
    (shadowColor, shadowImage) = (barAppearance.shadowColor, barAppearance.shadowImage)
    backgroundImage = barAppearance.backgroundImage
    backgroundImageContentMode = barAppearance.backgroundImageContentMode
    super.init()
  }

  /// Returns a copy with the same class.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    nonisolated(unsafe) var copy: Any = self
    MainActor.assumeIsolated { copy = copied }
    return copy
  }
  /// A copy with the same class.
  var copied: Self { type(of: self).init(barAppearance: self) }

  /// The background colour; nil means the colour of the background that a `configure` method has
  /// selected.
  ///
  /// The default is nil.
  open var backgroundColor: UIColor?
  /// The colour of the hairline; no hairline is drawn if it is nil or clear.
  open var shadowColor: UIColor? = BarBackground.line
  /// The image in front of the background colour (fact K31); nil means none.
  open var backgroundImage: UIImage?
  /// The placement of the background image; the default is `scaleToFill`.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
  /// The image shown instead of the hairline; a template has the colour `shadowColor` (fact K31).
  open var shadowImage: UIImage?

  /// Selects the system's translucent background, and resets the colours and images.
  open func configureWithDefaultBackground() { configure(.system, line: BarBackground.line) }
  /// Selects an opaque background, and resets the colours and images.
  open func configureWithOpaqueBackground() { configure(.opaque, line: BarBackground.line) }
  /// Removes the background and the hairline, and resets the colours and images.
  open func configureWithTransparentBackground() { configure(.transparent, line: nil) }

  private func configure(_ background: Background, line: UIColor?) {
    self.background = background
    (backgroundColor, backgroundImage) = (nil, nil)
    (shadowColor, shadowImage) = (line, nil)
  }
}

/// The appearance of a navigation bar.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  /// Makes the system's appearance.
  public override init() { super.init() }

  /// Makes a copy of another appearance's background and hairline, and of its title attributes if
  /// it is a navigation bar's.
  public required init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let bar = barAppearance as? UINavigationBarAppearance else { return }
    titleTextAttributes = bar.titleTextAttributes
    largeTitleTextAttributes = bar.largeTitleTextAttributes
  }

  /// The font and colour attributes of the title that replace the system's.
  ///
  /// The default is empty.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The font and colour attributes of a large title that replace the system's.
  ///
  /// The default is empty.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// The appearance of a tab bar.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
  /// Makes the system's appearance.
  public override init() { super.init() }

  /// Makes a copy of another appearance's background and hairline, and of its items' appearances if
  /// it is a tab bar's.
  public required init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let bar = barAppearance as? UITabBarAppearance else { return }
    // Property observers do not run in an initialiser, so the copies are made here.
    stackedLayoutAppearance = bar.stackedLayoutAppearance.copied
    inlineLayoutAppearance = bar.inlineLayoutAppearance.copied
    compactInlineLayoutAppearance = bar.compactInlineLayoutAppearance.copied
  }

  /// The appearance of items whose title is below their image.
  open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked) {
    didSet { stackedLayoutAppearance = stackedLayoutAppearance.copied }
  }
  /// The appearance of items whose title is beside their image, used in a regular width.
  open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline) {
    didSet { inlineLayoutAppearance = inlineLayoutAppearance.copied }
  }
  /// The appearance of items whose title is beside their image, used in a compact height.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline) {
    didSet { compactInlineLayoutAppearance = compactInlineLayoutAppearance.copied }
  }

  /// Returns the appearance of items for traits (fact K32).
  func items(for traits: UITraitCollection) -> UITabBarItemAppearance {
    if traits.verticalSizeClass == .compact { return compactInlineLayoutAppearance }
    return traits.horizontalSizeClass == .regular
      ? inlineLayoutAppearance : stackedLayoutAppearance
  }
}
