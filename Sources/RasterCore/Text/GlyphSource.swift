/// A font, as far as drawing needs one.
///
/// A class, so that a run of glyphs refers to it cheaply; its answers never change.
public protocol GlyphSource: AnyObject, Sendable {
  /// Returns a glyph's contours: one em is one unit, y down, the origin on the baseline.
  func outline(of glyph: UInt32) -> Path

  /// Returns a glyph's coverage at a size, moved right and down by quarters of a pixel.
  ///
  /// Nil for a glyph that covers nothing or one too large for a mask, which is drawn from its
  /// outline.
  func mask(of glyph: UInt32, pixelsPerEm: Double, phaseX: Int, phaseY: Int) -> GlyphMask?
}
