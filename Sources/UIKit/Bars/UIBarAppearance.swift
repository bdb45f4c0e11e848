// Mirrors UIBarAppearance (iOS 17). Missing: effects, images, archives.
// Mirrors UINavigationBarAppearance (iOS 17). Missing: offsets of titles, looks of buttons, images.
// Mirrors UITabBarAppearance (iOS 17). Missing: looks of items, images, widths.
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
    shadowColor = barAppearance.shadowColor
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

  /// The background colour; nil means that of the configured background.
  ///
  /// The default is nil.
  open var backgroundColor: UIColor?
  /// The colour of the hairline; nil and clear mean that there is none.
  open var shadowColor: UIColor? = BarBackground.line

  /// Selects the system's translucent background, and resets the colours.
  open func configureWithDefaultBackground() { configure(.system, line: BarBackground.line) }
  /// Selects an opaque background, and resets the colours.
  open func configureWithOpaqueBackground() { configure(.opaque, line: BarBackground.line) }
  /// Removes the background and the hairline.
  open func configureWithTransparentBackground() { configure(.transparent, line: nil) }

  private func configure(_ background: Background, line: UIColor?) {
    self.background = background
    backgroundColor = nil
    shadowColor = line
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
open class UITabBarAppearance: UIBarAppearance {}
