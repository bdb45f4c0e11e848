// Mirrors UIFontMetrics (iOS 17). Missing: nothing.
public import Foundation

/// A scale for fonts and distances that follows the text size that the user has chosen.
///
/// A value grows in proportion to the text style: `value · size(now) / size(at large)`.
///
/// Differs from UIKit: its exact curve is not published, so that results may differ by parts of a
/// point.
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

  /// Returns a font scaled for some traits.
  open func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    font.withSize(scaledValue(for: font.pointSize, compatibleWith: traitCollection))
  }

  /// Returns a font scaled for the current traits, but no larger than a size; 0 is no limit.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// Returns a font scaled for some traits, but no larger than a size; 0 is no limit.
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

  /// Returns a distance scaled for some traits.
  open func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    let category = (traitCollection ?? .current).preferredContentSizeCategory
    return value * TextSizes.size(of: style, at: category) / TextSizes.size(of: style, at: .large)
  }
}
