package import Foundation

/// A font with its fallbacks at a particular size.
package struct TextFont: Sendable, Hashable {
  /// The font and its fallbacks.
  package let stack: FontStack
  /// The length of an em, in points.
  package let size: CGFloat
  /// The heights of lines in this font.
  package private(set) var metrics: FontMetrics
  /// Whether all digits have the same width.
  package let hasMonospacedDigits: Bool

  /// Makes a font at a size.
  ///
  /// - Parameters:
  ///   - stack: the font and its fallbacks.
  ///   - size: the length of an em, in points. If it is not positive and finite, nothing is drawn.
  ///   - metrics: the heights of lines. The default is those of the stack's primary font.
  ///   - hasMonospacedDigits: whether all digits have the same width. The default is false.
  package init(
    stack: FontStack, size: CGFloat, metrics: FontMetrics? = nil, hasMonospacedDigits: Bool = false
  ) {
    self.stack = stack
    self.hasMonospacedDigits = hasMonospacedDigits
    self.size = Self.usable(size)
    self.metrics = metrics ?? stack.primary.metrics(size: self.size)
  }

  /// Returns the system font, with San Francisco's line metrics and Inter's glyphs.
  ///
  /// The widths of the glyphs are those of ``SystemFontWidths/current``.
  package static func system(
    size: CGFloat, weight: FontWeight = .regular, design: SystemFontDesign = .standard,
    form: LetterForm = .regular, hasMonospacedDigits: Bool = false
  ) -> TextFont {
    TextFont(
      stack: FontLibrary.shared.system(weight: weight, design: design, form: form), size: size,
      metrics: .sanFrancisco(size: usable(size)), hasMonospacedDigits: hasMonospacedDigits)
  }

  /// Returns Inter with its own widths and San Francisco's line metrics.
  package static func inter(
    size: CGFloat, weight: FontWeight = .regular, form: LetterForm = .regular
  ) -> TextFont {
    TextFont(
      stack: FontLibrary.shared.inter(weight: weight, form: form), size: size,
      metrics: .sanFrancisco(size: usable(size)))
  }

  /// Returns the monospaced font, with San Francisco's line metrics and JetBrains Mono's glyphs.
  package static func monospaced(
    size: CGFloat, weight: FontWeight = .regular, form: LetterForm = .regular
  ) -> TextFont {
    TextFont(
      stack: FontLibrary.shared.monospaced(weight: weight, form: form), size: size,
      metrics: .sanFrancisco(size: usable(size)))
  }

  /// Returns the font with a distance between the tops of its lines, in points.
  package func spaced(by distance: CGFloat) -> TextFont {
    var font = self
    font.metrics.spacing = distance - metrics.lineHeight
    return font
  }

  private static func usable(_ size: CGFloat) -> CGFloat {
    size.isFinite && size > 0 ? size : 0
  }
}
