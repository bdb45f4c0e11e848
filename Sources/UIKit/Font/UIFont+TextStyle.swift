import Foundation

extension UIFont {
  /// A text style, which determines a font's weight and, together with the content size category,
  /// its size.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The name of the style.
    public let rawValue: String

    /// Makes a style from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    private init(_ suffix: String) { rawValue = "UICTFontTextStyle" + suffix }

    /// Large titles: 34 points at the default text size.
    public static let largeTitle = TextStyle("Title0")
    /// First-level titles: 28 points at the default text size.
    public static let title1 = TextStyle("Title1")
    /// Second-level titles: 22 points at the default text size.
    public static let title2 = TextStyle("Title2")
    /// Third-level titles: 20 points at the default text size.
    public static let title3 = TextStyle("Title3")
    /// Headings: 17 points, semibold, at the default text size.
    public static let headline = TextStyle("Headline")
    /// Body text: 17 points at the default text size.
    public static let body = TextStyle("Body")
    /// Callouts: 16 points at the default text size.
    public static let callout = TextStyle("Callout")
    /// Subheadings: 15 points at the default text size.
    public static let subheadline = TextStyle("Subhead")
    /// Footnotes: 13 points at the default text size.
    public static let footnote = TextStyle("Footnote")
    /// Standard captions: 12 points at the default text size.
    public static let caption1 = TextStyle("Caption1")
    /// Alternate captions: 11 points at the default text size.
    public static let caption2 = TextStyle("Caption2")
  }

  /// Returns the font of a text style in the current traits.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// Returns the font of a text style in a trait collection; nil means the current traits.
  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traits: UITraitCollection?
  ) -> UIFont {
    let category = (traits ?? .current).preferredContentSizeCategory
    return UIFont(
      design: .system, weight: style == .headline ? .semibold : .regular,
      size: TextSizes.size(of: style, at: category), scaling: .style(style))
  }
}

extension UIFont.TextStyle {
  /// The weight of the style's bold font, as published in the Human Interface Guidelines (fact
  /// H27).
  var emphasizedWeight: UIFont.Weight {
    switch self {
    case .largeTitle, .title1, .title2: .bold
    default: .semibold
    }
  }
}
