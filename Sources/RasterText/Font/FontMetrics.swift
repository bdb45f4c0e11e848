package import Foundation

/// The ascender, descender, leading and line spacing of a font at a size, in points.
package struct FontMetrics: Sendable, Hashable {
  /// The height of a line above the baseline.
  package var ascender: CGFloat
  /// The depth of a line below the baseline.
  ///
  /// The depth is positive, whereas `UIFont.descender` is negative.
  package var descender: CGFloat
  /// The space below the descender.
  package var leading: CGFloat
  /// The additional space between a line and the next one, which a single line does not have.
  ///
  /// Fonts of text styles have additional space, because the lines of a text style are as far apart
  /// as its published leading (fact SF11). If the space is negative, lines are closer together than
  /// they are high.
  package var spacing: CGFloat = 0

  /// Makes metrics in points.
  package init(ascender: CGFloat, descender: CGFloat, leading: CGFloat = 0) {
    self.ascender = ascender
    self.descender = descender
    self.leading = leading
  }

  /// The height of a single line, without `spacing`.
  package var lineHeight: CGFloat { ascender + descender + leading }

  /// Returns San Francisco's line metrics: of 2048 units, 1950 are above and 494 below the baseline
  /// (H7).
  package static func sanFrancisco(size: CGFloat) -> FontMetrics {
    FontMetrics(ascender: size * 1950 / 2048, descender: size * 494 / 2048)
  }
}

/// The metrics in a font file, as fractions of an em.
///
/// Depths below the baseline are positive.
struct EmMetrics: Sendable, Equatable {
  var unitsPerEm: Int
  var ascender: Double
  var descender: Double
  var lineGap: Double
  var capHeight: Double
  var xHeight: Double
  var underlinePosition: Double
  var underlineThickness: Double
}
