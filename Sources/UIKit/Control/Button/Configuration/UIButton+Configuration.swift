// Mirrors UIButton.Configuration (iOS 17). Missing: attributed titles, transformers, activity
// indicators, images reserved, indicators of menus, the Mac.
public import Foundation

extension UIButton {
  /// The content and the look of a button, as a value.
  public struct Configuration: Hashable, @unchecked Sendable {
    /// The size of the button.
    public enum Size: Int, Sendable {
      case mini
      case small
      case medium
      case large
    }

    /// The rounding of the corners.
    public enum CornerStyle: Int, Sendable {
      /// The background's radius.
      case fixed
      /// The background's radius, larger with larger text.
      case dynamic
      case small
      case medium
      case large
      /// Half the height.
      case capsule
    }

    /// The alignment of title and subtitle.
    public enum TitleAlignment: Int, Sendable {
      /// The alignment of the button's content.
      case automatic
      case leading
      case center
      case trailing
    }

    enum Style: Sendable { case plain, gray, tinted, filled }

    var style: Style
    private var ownInsets: NSDirectionalEdgeInsets?

    /// The title; nil for that of the button.
    public var title: String?
    /// A second line below the title.
    public var subtitle: String?
    /// The image, drawn in the foreground's colour; nil for that of the button.
    public var image: UIImage?
    /// The configuration of a symbol, for the values that it does not specify itself (fact AS8).
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// The distance between image and title; default 0.
    public var imagePadding: CGFloat = 0
    /// The distance between title and subtitle; default 1.
    public var titlePadding: CGFloat = 1
    /// The side of the title that the image is on; default leading.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The alignment of title and subtitle.
    public var titleAlignment = TitleAlignment.automatic
    /// The line breaking of the title; default by words.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The line breaking of the subtitle; default by words.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The colour of title and image; nil for that of the style.
    public var baseForegroundColor: UIColor?
    /// The colour that the background is made from; nil for that of the style.
    public var baseBackgroundColor: UIColor?
    /// The rounding of the corners; default dynamic.
    public var cornerStyle = CornerStyle.dynamic
    /// The size of the button; default medium.
    public var buttonSize = Size.medium
    /// The background of the content.
    public var background = UIBackgroundConfiguration()

    /// The distances from the button's sides to its content; by default those of its size.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { ownInsets ?? buttonSize.insets }
      set { ownInsets = newValue }
    }

    /// Lets the size of the button decide the insets again.
    public mutating func setDefaultContentInsets() { ownInsets = nil }

    private init(_ style: Style) {
      self.style = style
      background.cornerRadius = 5.95
    }

    /// Returns a configuration without a background.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// Returns a configuration with a grey background.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// Returns a configuration with a background of a little of the tint.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// Returns a configuration with a background of the tint.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// Returns a configuration without a background; here the same as `plain()`.
    public static func borderless() -> Configuration { Configuration(.plain) }
    /// Returns a configuration with a grey background; here the same as `gray()`.
    public static func bordered() -> Configuration { Configuration(.gray) }
    /// Returns a configuration with some tint; here the same as `tinted()`.
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    /// Returns a configuration filled with the tint; here the same as `filled()`.
    public static func borderedProminent() -> Configuration { Configuration(.filled) }

    /// Returns the configuration with the colours that it has in a button's state.
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
  /// The distances that come with the size (fact BT11).
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
