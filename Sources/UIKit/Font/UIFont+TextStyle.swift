import Foundation

extension UIFont {
  /// The role of a text, which decides its size together with the content size category.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The name of the style.
    public let rawValue: String

    /// Makes a style from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    private init(_ suffix: String) { rawValue = "UICTFontTextStyle" + suffix }

    /// See UIKit.
    public static let largeTitle = TextStyle("Title0")
    /// See UIKit.
    public static let title1 = TextStyle("Title1")
    /// See UIKit.
    public static let title2 = TextStyle("Title2")
    /// See UIKit.
    public static let title3 = TextStyle("Title3")
    /// See UIKit.
    public static let headline = TextStyle("Headline")
    /// See UIKit.
    public static let body = TextStyle("Body")
    /// See UIKit.
    public static let callout = TextStyle("Callout")
    /// See UIKit.
    public static let subheadline = TextStyle("Subhead")
    /// See UIKit.
    public static let footnote = TextStyle("Footnote")
    /// See UIKit.
    public static let caption1 = TextStyle("Caption1")
    /// See UIKit.
    public static let caption2 = TextStyle("Caption2")
  }

  /// Returns the font of a text style in the current traits.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// Returns the font of a text style at the content size category of some traits.
  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traits: UITraitCollection?
  ) -> UIFont {
    let category = (traits ?? .current).preferredContentSizeCategory
    return UIFont(
      design: .system, weight: style == .headline ? .semibold : .regular,
      size: TextSizes.size(of: style, at: category), style: style)
  }
}
