public import Foundation

extension UIContentUnavailableConfiguration {
  /// The properties of the image.
  public struct ImageProperties {
    /// The symbol configuration that supplies what the image does not specify; nil means 48 points,
    /// a size chosen for this package.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The colour of a template image; nil means the colour of the secondary text.
    public var tintColor: UIColor?
    /// The radius of the image's corners, in points; the default is 0.
    public var cornerRadius: CGFloat = 0
    /// The maximum size of the image, which keeps its aspect ratio; a dimension of 0 is not
    /// limited.
    public var maximumSize = CGSize.zero
    /// Inert: whether Smart Invert leaves the colours of the image unchanged.
    public var accessibilityIgnoresInvertColors = false
  }

  /// The properties of the text or of the secondary text.
  public struct TextProperties {
    /// The font of the text.
    public var font: UIFont
    /// The colour of the text.
    public var color: UIColor
    /// The line break mode; word wrapping by default.
    public var lineBreakMode = NSLineBreakMode.byWordWrapping
    /// The maximum number of lines; 0, the default, means no limit.
    public var numberOfLines = 0
    /// Whether text that does not fit is shrunk, if `minimumScaleFactor` is greater than 0.
    public var adjustsFontSizeToFitWidth = false
    /// The smallest factor by which the text is shrunk; with 0, the default, it is not shrunk.
    public var minimumScaleFactor: CGFloat = 0
    /// Inert: whether the space between letters is reduced before a text is truncated.
    public var allowsDefaultTighteningForTruncation = false

    init(_ font: UIFont, _ color: UIColor) { (self.font, self.color) = (font, color) }
  }

  /// The properties of a button.
  public struct ButtonProperties {
    /// The action performed by a tap; nil means none.
    public var primaryAction: UIAction?
    /// The menu that a tap opens if there is no action.
    public var menu: UIMenu?
    /// The role of the button, such as cancel or destructive.
    ///
    /// The default is normal.
    public var role = UIButton.Role.normal
    /// Whether the button responds to touches.
    ///
    /// The default is true.
    public var isEnabled = true
  }
}

/// The state for which a content-unavailable configuration is updated.
public struct UIContentUnavailableConfigurationState: UIConfigurationState {
  /// The traits of the view.
  public var traitCollection: UITraitCollection
  /// The text in the controller's search bar; nil if there is none.
  public var searchText: String?
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Makes a state without a search text.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// The custom value for a key; nil if there is none.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
