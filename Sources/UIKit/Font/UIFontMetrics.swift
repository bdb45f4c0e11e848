// Mirrors UIFontMetrics (iOS 17). Missing: nothing.
public import Foundation

/// A scale for fonts and distances that follows the user's text size.
///
/// A value is scaled in proportion to the text style: `value · size(now) / size(at large)`.
///
/// Differs from UIKit: the exact scale of UIKit is not published, so results may differ by a
/// fraction of a point.
open class UIFontMetrics: NSObject {
  private let style: UIFont.TextStyle

  /// Makes the metrics of a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

  /// The metrics of `body`.
  public class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// Returns a font scaled for the current traits.
  open func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, compatibleWith: nil)
  }

  /// Returns a font scaled for a trait collection; nil means the current traits.
  open func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    font.withSize(scaledValue(for: font.pointSize, compatibleWith: traitCollection))
  }

  /// Returns a font scaled for the current traits, up to a maximum size; 0 means no maximum.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// Returns a font scaled for a trait collection, up to a maximum size; 0 means no maximum.
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let size = scaledValue(for: font.pointSize, compatibleWith: traitCollection)
    return font.withSize(maximumPointSize > 0 ? min(size, maximumPointSize) : size)
  }

  /// Returns a distance scaled for the current traits.
  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// Returns a distance scaled for a trait collection; nil means the current traits.
  open func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    let category = (traitCollection ?? .current).preferredContentSizeCategory
    return value * TextSizes.size(of: style, at: category) / TextSizes.size(of: style, at: .large)
  }
}
