public import Foundation

extension UIContentUnavailableConfiguration {
  /// The properties of an image.
  public struct ImageProperties {
    /// The symbol configuration, for values that a symbol does not specify itself; nil for 48
    /// points, by policy.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The colour of a template image; nil for the second text's.
    public var tintColor: UIColor?
    /// The radius of the image's corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The greatest size of the image, which keeps its proportions; zero for any size.
    public var maximumSize = CGSize.zero
    /// Inert: whether the image keeps its colours while the system inverts others.
    public var accessibilityIgnoresInvertColors = false
  }

  /// The properties of a text.
  public struct TextProperties {
    /// The font.
    public var font: UIFont
    /// The colour.
    public var color: UIColor
    /// The line break mode.
    public var lineBreakMode = NSLineBreakMode.byWordWrapping
    /// The greatest number of lines; 0 for any number.
    public var numberOfLines = 0
    /// Whether the font shrinks if the text does not fit.
    public var adjustsFontSizeToFitWidth = false
    /// The least factor of the font's size.
    public var minimumScaleFactor: CGFloat = 0
    /// Inert: whether letters may move together before a text is truncated.
    public var allowsDefaultTighteningForTruncation = false

    init(_ font: UIFont, _ color: UIColor) { (self.font, self.color) = (font, color) }
  }

  /// The properties of a button.
  public struct ButtonProperties {
    /// The action of the button.
    public var primaryAction: UIAction?
    /// The menu that a tap opens, if there is no action.
    public var menu: UIMenu?
    /// The role of the button.
    ///
    /// The default is normal.
    public var role = UIButton.Role.normal
    /// Whether the button responds to touches.
    ///
    /// The default is true.
    public var isEnabled = true
  }
}

/// The state that a content-unavailable configuration is updated for.
public struct UIContentUnavailableConfigurationState: UIConfigurationState {
  /// The traits of the view.
  public var traitCollection: UITraitCollection
  /// The text of the controller's search bar.
  public var searchText: String?
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Makes a state without a searched text.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// The custom value of a key; nil if there is none.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
