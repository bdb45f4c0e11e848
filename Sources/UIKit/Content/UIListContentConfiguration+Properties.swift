// Mirrors UIListContentConfiguration.TextProperties and ImageProperties (iOS 17). Missing: nothing.
public import Foundation

extension UIListContentConfiguration {
  /// The properties of the text or of the secondary text (fact LI47).
  public struct TextProperties: Hashable, @unchecked Sendable {
    /// The alignments of a text.
    public enum TextAlignment: Int, Sendable {
      case natural = 0
      case center = 1
      case justified = 2
    }

    /// The changes of upper and lower case, such as to capitals only.
    public enum TextTransform: Int, Sendable {
      case none = 0
      case uppercase = 1
      case lowercase = 2
      case capitalized = 3
    }

    /// The font of the text; the default depends on the style of the content.
    public var font: UIFont
    /// The colour of the text; the default depends on the style of the content.
    public var color: UIColor
    /// The function applied to the colour; nil means none.
    public var colorTransformer: UIConfigurationColorTransformer?
    /// The alignment of the text.
    ///
    /// The default is natural.
    public var alignment = TextAlignment.natural
    /// The line break mode of the text.
    ///
    /// The default is truncating the tail.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The maximum number of lines; 0 means no limit.
    ///
    /// The default is 0.
    public var numberOfLines = 0
    /// Whether text that does not fit is shrunk, if `minimumScaleFactor` is greater than 0.
    public var adjustsFontSizeToFitWidth = false
    /// The smallest factor by which the text is shrunk; with 0, the default, it is not shrunk.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether the space between letters is reduced before a text is truncated.
    public var allowsDefaultTighteningForTruncation = false
    /// Whether the font is scaled when the user's text size changes.
    ///
    /// The default is true.
    public var adjustsFontForContentSizeCategory = true
    /// Inert: whether the whole text is shown while the pointer is over a truncated one.
    public var showsExpansionTextWhenTruncated = false
    /// The change of upper and lower case.
    ///
    /// The default is none.
    public var transform = TextTransform.none

    init(_ font: UIFont, _ color: UIColor) { (self.font, self.color) = (font, color) }

    /// Returns the colour, changed by its transformer.
    public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }
  }

  /// The properties of the image (fact LI46).
  public struct ImageProperties: Hashable, @unchecked Sendable {
    /// The value of `reservedLayoutSize` that reserves the standard space of symbols for any image.
    public static let standardDimension = CGFloat.greatestFiniteMagnitude

    /// The symbol configuration that supplies what the image does not specify.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The colour of a template image; nil means the view's tint colour.
    public var tintColor: UIColor?
    /// The function applied to the tint colour; nil means none.
    public var tintColorTransformer: UIConfigurationColorTransformer?
    /// The radius of the image's corners, in points; the default is 0.
    public var cornerRadius: CGFloat = 0
    /// The maximum size of the image, which keeps its aspect ratio; a dimension of 0 is not
    /// limited.
    public var maximumSize = CGSize.zero
    /// The size of the space in which the image is centred; zero means the standard space for
    /// symbols, and the image's own size for other images.
    public var reservedLayoutSize = CGSize.zero
    /// Inert: whether Smart Invert leaves the colours of the image unchanged.
    public var accessibilityIgnoresInvertColors = false
    /// The width of the border, in points; the default is 0.
    public var strokeWidth: CGFloat = 0
    /// The colour of the border; nil means the view's tint colour.
    public var strokeColor: UIColor?
    /// The function applied to the border's colour; nil means none.
    public var strokeColorTransformer: UIConfigurationColorTransformer?

    /// Returns the tint colour, changed by its transformer.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }

    /// Returns the border's colour, changed by its transformer.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
      let color = strokeColor ?? tintColor
      return strokeColorTransformer?(color) ?? color
    }
  }
}
