// Mirrors UIFontMetrics (iOS 17). Missing: nothing.
public import Foundation

/// A scale for fonts and distances that follows the user's text size.
///
/// A distance is scaled in proportion to the leading of the text style in Apple's Human Interface
/// Guidelines, `value · leading(now) / leading(at large)`, and rounded to pixels (fact SF8).
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
  ///
  /// Its size is rounded to whole points (fact SF9). In a view with
  /// `adjustsFontForContentSizeCategory` the font is scaled again when the traits change (fact
  /// SF10).
  open func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
  }

  /// Returns a font scaled for the current traits, up to a maximum size; 0 means no maximum.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// Returns a font scaled for a trait collection, up to a maximum size; 0 means no maximum.
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let scaling = FontScaling.metrics(
      of: style, size: font.pointSize, maximum: maximumPointSize)
    let category = (traitCollection ?? .current).preferredContentSizeCategory
    return font.resized(to: scaling.size(at: category), scaling: scaling)
  }

  /// Returns a distance scaled for the current traits.
  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// Returns a distance scaled for a trait collection; nil means the current traits.
  open func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    let traits = traitCollection ?? .current
    let scale = TextSizes.scale(of: style, at: traits.preferredContentSizeCategory)
    return scale == 1 ? value : PixelGrid(in: traits).round(value * scale)
  }
}
