import Basics
import Foundation
public import RasterCore

extension FontFace: GlyphSource {
  /// The largest em, in pixels, whose masks are kept; greater glyphs are drawn from their outlines.
  static let largestMaskedEm = 256.0

  /// Returns the outline of a glyph, in ems and with y down from its origin on the baseline.
  public func outline(of glyph: UInt32) -> Path {
    glyph == MissingGlyph.id ? MissingGlyph.outline : keptOutline(of: glyph)
  }

  /// Returns the coverage of a glyph at a size, from the cache if it is there.
  ///
  /// The cache keeps at most 16 MiB for a font. Nil for a glyph that covers nothing or is too
  /// large.
  public func mask(of glyph: UInt32, pixelsPerEm: Double, phaseX: Int, phaseY: Int) -> GlyphMask? {
    guard pixelsPerEm > 0, pixelsPerEm <= Self.largestMaskedEm else { return nil }
    let key = GlyphMaskKey(
      glyph: glyph, pixelsPerEm: pixelsPerEm, phaseX: phaseX, phaseY: phaseY)
    if let mask = masks.withLock({ $0.value(for: key) }) { return mask }
    let mask = GlyphMask(
      outline: outline(of: glyph), pixelsPerEm: pixelsPerEm, phaseX: phaseX & 3,
      phaseY: phaseY & 3)
    guard let mask else { return nil }
    masks.withLock { $0.insert(mask, for: key, cost: mask.coverage.count + Self.entryOverhead) }
    return mask
  }

  /// The bytes of a cache entry beside its coverage, roughly.
  private static let entryOverhead = 128
}
