package import Foundation

/// A run of glyphs in one font and size, positioned relative to an origin on the baseline.
package struct GlyphRun: Sendable {
  /// A glyph and its position.
  package struct Glyph: Sendable, Hashable {
    /// The glyph's number in its font.
    package var id: UInt32
    /// The position relative to the run's origin, in points with y down.
    package var x: CGFloat, y: CGFloat

    /// Makes a glyph at a position.
    package init(id: UInt32, x: CGFloat, y: CGFloat = 0) {
      self.id = id
      self.x = x
      self.y = y
    }
  }

  /// The font that provides the glyphs' outlines.
  package var source: any GlyphSource
  /// The size of an em, in points.
  package var size: CGFloat
  /// The glyphs in drawing order.
  package var glyphs: [Glyph]
  /// The characters that the glyphs represent, in reading order; empty if unknown.
  ///
  /// The characters do not affect pixels or digests. Documents created from a drawing, such as SVG,
  /// contain them as text.
  package var characters: ArraySlice<UInt32> = []

  /// Makes a run of glyphs.
  ///
  /// The size is that of an em, in points.
  package init(source: any GlyphSource, size: CGFloat, glyphs: [Glyph]) {
    self.source = source
    self.size = size
    self.glyphs = glyphs
  }
}

/// The source of a font's glyphs: their outlines and masks by glyph number.
///
/// Only classes can conform, so that a glyph run stores only a reference to its source. A source's
/// results must never change.
package protocol GlyphSource: AnyObject, Sendable {
  /// Returns a glyph's contours.
  ///
  /// An em is one unit, y points down, and the origin is on the baseline.
  func outline(of glyph: UInt32) -> Path

  /// Returns a glyph's coverage at a size and a subpixel offset to the right and down, in quarters
  /// of a pixel.
  ///
  /// Returns nil if the glyph covers nothing, or if it is too large for a mask and must be drawn
  /// from its outline.
  func mask(of glyph: UInt32, pixelsPerEm: Double, phaseX: Int, phaseY: Int) -> CoverageMask?
}
