// Mirrors UIListContentConfiguration.TextProperties and ImageProperties (iOS 17). Missing: nothing.
public import Foundation

extension UIListContentConfiguration {
  /// The properties of a text (fact LI47).
  public struct TextProperties: Hashable, @unchecked Sendable {
    /// The alignments of a text.
    public enum TextAlignment: Int, Sendable {
      case natural = 0
      case center = 1
      case justified = 2
    }

    /// The changes of a text's letters.
    public enum TextTransform: Int, Sendable {
      case none = 0
      case uppercase = 1
      case lowercase = 2
      case capitalized = 3
    }

    /// The font.
    public var font: UIFont
    /// The colour.
    public var color: UIColor
    /// The function of the colour.
    public var colorTransformer: UIConfigurationColorTransformer?
    /// The alignment.
    ///
    /// The default is natural.
    public var alignment = TextAlignment.natural
    /// The line break mode.
    ///
    /// The default is truncating the tail.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The greatest number of lines; 0 for any number.
    ///
    /// The default is 0.
    public var numberOfLines = 0
    /// Whether the font shrinks if the text does not fit.
    public var adjustsFontSizeToFitWidth = false
    /// The least factor of the font's size.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether letters may move together before a text is truncated.
    public var allowsDefaultTighteningForTruncation = false
    /// Whether the font follows the text size.
    ///
    /// The default is true.
    public var adjustsFontForContentSizeCategory = true
    /// Inert: whether the whole text shows while the pointer is over a truncated one.
    public var showsExpansionTextWhenTruncated = false
    /// The change of the text's letters.
    ///
    /// The default is none.
    public var transform = TextTransform.none

    init(_ font: UIFont, _ color: UIColor) { (self.font, self.color) = (font, color) }

    /// Returns the colour after its function.
    public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }
  }

  /// The properties of an image (fact LI46).
  public struct ImageProperties: Hashable, @unchecked Sendable {
    /// The length that means that any image is centred in the space for symbols.
    public static let standardDimension = CGFloat.greatestFiniteMagnitude

    /// The symbol configuration, for values that a symbol does not specify itself.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The colour of a template image; nil for the view's tint.
    public var tintColor: UIColor?
    /// The function of the colour.
    public var tintColorTransformer: UIConfigurationColorTransformer?
    /// The radius of the image's corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The greatest size of the image, which keeps its proportions; zero for any size.
    public var maximumSize = CGSize.zero
    /// The space in which the image is centred; zero for the standard one, which only symbols have.
    public var reservedLayoutSize = CGSize.zero
    /// Inert: whether the image keeps its colours while the system inverts others.
    public var accessibilityIgnoresInvertColors = false
    /// The width of the border, in points.
    public var strokeWidth: CGFloat = 0
    /// The colour of the border; nil for the view's tint.
    public var strokeColor: UIColor?
    /// The function of the border's colour.
    public var strokeColorTransformer: UIConfigurationColorTransformer?

    /// Returns the tint after its function.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }

    /// Returns the border's colour after its function.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
      let color = strokeColor ?? tintColor
      return strokeColorTransformer?(color) ?? color
    }
  }
}
