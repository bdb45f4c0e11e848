package import Foundation

/// A font with its fallbacks at a particular size.
package struct TextFont: Sendable, Hashable {
  /// The font and its fallbacks.
  package let stack: FontStack
  /// The length of an em, in points.
  package let size: CGFloat
  /// The heights of lines in this font.
  package let metrics: FontMetrics

  /// Makes a font at a size.
  ///
  /// - Parameters:
  ///   - stack: the font and its fallbacks.
  ///   - size: the length of an em, in points. If it is not a positive number, nothing is drawn.
  ///   - metrics: the heights of lines. The default is those of the stack's first font.
  package init(stack: FontStack, size: CGFloat, metrics: FontMetrics? = nil) {
    self.stack = stack
    self.size = Self.usable(size)
    self.metrics = metrics ?? stack.primary.metrics(size: self.size)
  }

  /// Returns the system font, with San Francisco's line metrics and Inter's glyphs.
  package static func system(size: CGFloat, weight: FontWeight = .regular) -> TextFont {
    TextFont(
      stack: FontLibrary.shared.system(weight: weight), size: size,
      metrics: .sanFrancisco(size: usable(size)))
  }

  /// Returns the monospaced font, with San Francisco's line metrics and JetBrains Mono's glyphs.
  package static func monospaced(size: CGFloat, weight: FontWeight = .regular) -> TextFont {
    TextFont(
      stack: FontLibrary.shared.monospaced(weight: weight), size: size,
      metrics: .sanFrancisco(size: usable(size)))
  }

  private static func usable(_ size: CGFloat) -> CGFloat {
    size.isFinite && size > 0 ? size : 0
  }
}
