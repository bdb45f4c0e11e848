public import Foundation

/// Glyphs of one font and size, placed from a common origin on the baseline.
public struct GlyphRun: Sendable {
  /// One glyph and its place.
  public struct Glyph: Sendable, Hashable {
    /// The glyph's number in its font.
    public var id: UInt32
    /// The place from the run's origin, in points, y down.
    public var x: CGFloat, y: CGFloat

    /// Makes a placed glyph.
    public init(id: UInt32, x: CGFloat, y: CGFloat = 0) {
      self.id = id
      self.x = x
      self.y = y
    }
  }

  /// The font that has the glyphs' outlines.
  public var source: any GlyphSource
  /// The size of an em, in points.
  public var size: CGFloat
  /// The glyphs in drawing order.
  public var glyphs: [Glyph]
  /// The characters that the glyphs show, in reading order; empty if they are not known.
  ///
  /// They draw nothing and are no part of a drawing's digests: a document of the drawing says them.
  package var characters: ArraySlice<UInt32> = []

  /// Makes a run.
  public init(source: any GlyphSource, size: CGFloat, glyphs: [Glyph]) {
    self.source = source
    self.size = size
    self.glyphs = glyphs
  }
}

/// A font's outlines and masks of glyphs, by their numbers.
///
/// A class, so that a run of glyphs refers to it cheaply; its answers never change.
public protocol GlyphSource: AnyObject, Sendable {
  /// Returns a glyph's contours: one em is one unit, y down, the origin on the baseline.
  func outline(of glyph: UInt32) -> Path

  /// Returns a glyph's coverage at a size, moved right and down by quarters of a pixel.
  ///
  /// Nil for a glyph that covers nothing or one too large for a mask, which is drawn from its
  /// outline.
  func mask(of glyph: UInt32, pixelsPerEm: Double, phaseX: Int, phaseY: Int) -> CoverageMask?
}
