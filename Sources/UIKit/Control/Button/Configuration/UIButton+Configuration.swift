// Mirrors UIButton.Configuration (iOS 17). Missing: attributed titles, text transformers, activity
// indicators, reserved image space, styles of the Mac.
public import Foundation

extension UIButton {
  /// The content and the appearance of a button as a value.
  public struct Configuration: Hashable, @unchecked Sendable {
    /// A size of the button, which determines its fonts and its default insets.
    public enum Size: Int, Sendable {
      case mini
      case small
      case medium
      case large
    }

    /// The style of the background's corners.
    public enum CornerStyle: Int, Sendable {
      /// The corner radius is that of the background.
      case fixed
      /// The corner radius is that of the background, scaled with the text size.
      case dynamic
      case small
      case medium
      case large
      /// The corner radius is half the height.
      case capsule
    }

    /// The alignment of the title and the subtitle to each other.
    public enum TitleAlignment: Int, Sendable {
      /// The alignment follows the button's content alignment.
      case automatic
      case leading
      case center
      case trailing
    }

    /// The chevrons at the trailing side of a button that opens a menu.
    public enum Indicator: Int, Sendable {
      /// Two chevrons if the button shows the chosen action of its menu as its title.
      case automatic = 0
      /// No chevrons.
      case none = 1
      /// Two chevrons, pointing up and down.
      case popup = 2
    }

    enum Style: Sendable { case plain, gray, tinted, filled }

    var style: Style
    /// The fonts of the title and the subtitle in a nib; nil means those of the button's size.
    var nibFonts: NibFonts?

    /// The fonts that a nib specifies for the texts of a configuration.
    struct NibFonts: Hashable {
      var title: UIFont?
      var subtitle: UIFont?
    }

    private(set) var ownInsets: NSDirectionalEdgeInsets?

    /// The title; nil means the button's title for its state.
    public var title: String?
    /// The text of a second line below the title; nil means none.
    public var subtitle: String?
    /// The image, drawn in the foreground colour; nil means the button's image for its state.
    public var image: UIImage?
    /// The symbol configuration, which supplies only the values that a symbol does not specify
    /// itself (fact AS8).
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// The distance between the image and the title in points.
    ///
    /// The default is 0.
    public var imagePadding: CGFloat = 0
    /// The distance between the title and the subtitle in points.
    ///
    /// The default is 1.
    public var titlePadding: CGFloat = 1
    /// The edge of the title on which the image is placed.
    ///
    /// The default is leading.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The alignment of the title and the subtitle.
    ///
    /// The default is automatic.
    public var titleAlignment = TitleAlignment.automatic
    /// The line break mode of the title.
    ///
    /// The default is word wrapping.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The line break mode of the subtitle.
    ///
    /// The default is word wrapping.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The colour of the title and the image; nil means the style's colour.
    public var baseForegroundColor: UIColor?
    /// The base colour of the background; nil means the style's colour.
    public var baseBackgroundColor: UIColor?
    /// The style of the background's corners.
    ///
    /// The default is dynamic.
    public var cornerStyle = CornerStyle.dynamic
    /// The size of the button.
    ///
    /// The default is medium.
    public var buttonSize = Size.medium
    /// The kind of chevrons on a button that opens a menu.
    ///
    /// The default is automatic.
    public var indicator = Indicator.automatic
    /// A function that converts the default colour of the chevrons to another one; nil means none.
    public var indicatorColorTransformer: UIConfigurationColorTransformer?
    /// The background behind the content.
    public var background = UIBackgroundConfiguration()

    /// The distances from the button's sides to its content.
    ///
    /// The default depends on `buttonSize`.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { ownInsets ?? buttonSize.insets }
      set { ownInsets = newValue }
    }

    /// Resets the content insets to the default for the button's size.
    public mutating func setDefaultContentInsets() { ownInsets = nil }

    /// The radius of the background's corners in a new configuration.
    static let cornerRadius: CGFloat = 5.95

    private init(_ style: Style) {
      self.style = style
      background.cornerRadius = Self.cornerRadius
    }

    /// Returns a configuration without a background.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// Returns a configuration with a grey background.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// Returns a configuration with a background in a translucent tint colour.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// Returns a configuration with a background in the tint colour.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// Returns a configuration without a background; in this module the same as `plain()`.
    public static func borderless() -> Configuration { Configuration(.plain) }
    /// Returns a configuration with a grey background; in this module the same as `gray()`.
    public static func bordered() -> Configuration { Configuration(.gray) }
    /// Returns a configuration with a background in a translucent tint colour; in this module the
    /// same as `tinted()`.
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    /// Returns a configuration with a background in the tint colour; in this module the same as
    /// `filled()`.
    public static func borderedProminent() -> Configuration { Configuration(.filled) }

    /// Returns the configuration with the colours for a button's current state.
    @MainActor public func updated(for button: UIButton) -> Configuration {
      var updated = self
      let colors = ConfigurationColors(self, button)
      updated.baseForegroundColor = colors.foreground
      updated.background.backgroundColor = colors.background
      return updated
    }
  }
}

extension UIButton.Configuration.Size {
  /// The default content insets for the size (fact BT11).
  fileprivate var insets: NSDirectionalEdgeInsets {
    let (y, x): (CGFloat, CGFloat) =
      switch self {
      case .mini, .small: (5, 10)
      case .medium: (7, 12)
      case .large: (15, 20)
      }
    return NSDirectionalEdgeInsets(top: y, leading: x, bottom: y, trailing: x)
  }

  var titleStyle: UIFont.TextStyle { self == .mini || self == .small ? .subheadline : .body }
  var subtitleStyle: UIFont.TextStyle {
    self == .mini || self == .small ? .caption1 : .footnote
  }
}
