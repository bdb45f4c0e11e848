// Mirrors UIBarAppearance (iOS 17). Missing: effects, images, archives.
// Mirrors UINavigationBarAppearance (iOS 17). Missing: offsets of titles, looks of buttons, images.
// Mirrors UITabBarAppearance (iOS 17). Missing: looks of items, images, widths.
public import Foundation

/// The background and the hairline of a bar.
///
/// A bar keeps a copy of what it is given, and is notified of no change in it; set it again.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, NSCopying {
  enum Background { case system, opaque, transparent }

  private(set) var background = Background.system

  /// Makes the system's look.
  public override init() { super.init() }

  /// Makes a copy of background and hairline.
  public required init(barAppearance: UIBarAppearance) {
    (background, backgroundColor) = (barAppearance.background, barAppearance.backgroundColor)
    shadowColor = barAppearance.shadowColor
    super.init()
  }

  /// Returns a copy of the same class.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    nonisolated(unsafe) var copy: Any = self
    MainActor.assumeIsolated { copy = copied }
    return copy
  }
  /// A copy of the same class.
  var copied: Self { type(of: self).init(barAppearance: self) }

  /// The colour over the background; default none.
  open var backgroundColor: UIColor?
  /// The colour of the hairline; nil or clear for none.
  open var shadowColor: UIColor? = BarBackground.line

  /// Sets the system's background, through which content shines.
  open func configureWithDefaultBackground() { configure(.system, line: BarBackground.line) }
  /// Sets an opaque background.
  open func configureWithOpaqueBackground() { configure(.opaque, line: BarBackground.line) }
  /// Sets no background and no hairline.
  open func configureWithTransparentBackground() { configure(.transparent, line: nil) }

  private func configure(_ background: Background, line: UIColor?) {
    self.background = background
    backgroundColor = nil
    shadowColor = line
  }
}

/// The look of a navigation bar.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  /// Makes the system's look.
  public override init() { super.init() }

  /// Makes a copy of background and hairline, and of another navigation bar's titles.
  public required init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let bar = barAppearance as? UINavigationBarAppearance else { return }
    titleTextAttributes = bar.titleTextAttributes
    largeTitleTextAttributes = bar.largeTitleTextAttributes
  }

  /// The font and the colour of the title that differ from the system's.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The font and the colour of a large title that differ from the system's.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// The look of a tab bar.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {}
