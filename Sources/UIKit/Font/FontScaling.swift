import Foundation

/// The way in which a font's size depends on the user's preferred text size.
enum FontScaling: Hashable, Sendable {
  /// The font of a text style; its size is defined for each text size.
  case style(UIFont.TextStyle)
  /// The condensed font of a text style (fact SF24).
  case condensedStyle(UIFont.TextStyle)
  /// A font scaled by the metrics of a text style, from its size at the default text size up to a
  /// maximum in points; 0 means no maximum.
  case metrics(of: UIFont.TextStyle, size: CGFloat, maximum: CGFloat)

  /// Returns the size of the font in points at a text size.
  ///
  /// A size scaled by `UIFontMetrics` is rounded to whole points (fact SF9).
  func size(at category: UIContentSizeCategory) -> CGFloat {
    switch self {
    case .style(let style): return TextSizes.size(of: style, at: category)
    case .condensedStyle(let style):
      return TextSizes.condensedSize(of: style, from: TextSizes.size(of: style, at: category))
    case .metrics(let style, let size, let maximum):
      let scale = TextSizes.scale(of: style, at: category)
      let scaled = scale == 1 ? size : (size * scale).rounded()
      return maximum > 0 ? min(scaled, maximum) : scaled
    }
  }
}

extension FontScaling {
  /// The text style whose font this is; nil for a font that `UIFontMetrics` has scaled.
  var textStyle: UIFont.TextStyle? {
    switch self {
    case .style(let style), .condensedStyle(let style): style
    case .metrics: nil
    }
  }

  /// Returns the distance in points between the tops of consecutive lines at a font size, which is
  /// that of the text style (fact SF11); nil means the font's own line height.
  ///
  /// Fonts scaled by `UIFontMetrics` have their own line height, as in pictures of iOS 16 and 17.
  func leading(of size: CGFloat) -> CGFloat? {
    switch self {
    case .style(let style): TextSizes.leading(of: style, size: size)
    case .condensedStyle(let style): TextSizes.condensedLeading(of: style, size: size)
    case .metrics: nil
    }
  }
}

extension UIFont {
  /// Returns the font at the text size of a trait collection, or the font itself if it does not
  /// depend on the text size.
  func adjusted(to traits: UITraitCollection) -> UIFont {
    guard let scaling else { return self }
    let size = scaling.size(at: traits.preferredContentSizeCategory)
    return size == pointSize ? self : resized(to: size, scaling: scaling)
  }
}
