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
      (self.id, self.x, self.y) = (id, x, y)
    }
  }

  /// The font.
  public var source: any GlyphSource
  /// The size of an em, in points.
  public var size: CGFloat
  /// The glyphs in drawing order.
  public var glyphs: [Glyph]

  /// Makes a run.
  public init(source: any GlyphSource, size: CGFloat, glyphs: [Glyph]) {
    (self.source, self.size, self.glyphs) = (source, size, glyphs)
  }
}
