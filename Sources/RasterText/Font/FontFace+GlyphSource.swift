import Basics
import Foundation
package import RasterCore

extension FontFace: GlyphSource {
  /// The largest size of glyphs with masks, in pixels per em.
  ///
  /// Larger glyphs are drawn from their outlines.
  static let largestMaskedEm = 256.0

  /// Returns the outline of a glyph, in ems with y down, relative to its origin on the baseline.
  package func outline(of glyph: UInt32) -> Path {
    glyph == MissingGlyph.id ? MissingGlyph.outline : keptOutline(of: glyph)
  }

  /// Returns the coverage of a glyph at a size, from the cache if possible.
  ///
  /// The cache keeps at most 16 MiB per font. Returns nil if the glyph covers nothing or is too
  /// large.
  package func mask(
    of glyph: UInt32, pixelsPerEm: Double, phaseX: Int, phaseY: Int
  ) -> CoverageMask? {
    guard pixelsPerEm > 0, pixelsPerEm <= Self.largestMaskedEm else { return nil }
    // No lock is held while a mask is made, so two threads may make the same mask.
    let key = GlyphMaskKey(
      glyph: glyph, pixelsPerEm: pixelsPerEm, phaseX: phaseX, phaseY: phaseY)
    if let mask = masks.withLock({ $0.value(for: key) }) { return mask }
    let mask = CoverageMask(
      outline: outline(of: glyph), pixelsPerEm: pixelsPerEm, phaseX: phaseX & 3,
      phaseY: phaseY & 3)
    guard let mask else { return nil }
    masks.withLock { $0.insert(mask, for: key, cost: mask.coverage.count + Self.entryOverhead) }
    return mask
  }

  /// The approximate size of a cache entry without its coverage, in bytes.
  private static let entryOverhead = 128
}

/// The cache key of a glyph's mask: everything that the mask depends on, apart from the font.
struct GlyphMaskKey: Hashable {
  let glyph: UInt32
  let phases: UInt32
  let sizeBits: UInt64

  init(glyph: UInt32, pixelsPerEm: Double, phaseX: Int, phaseY: Int) {
    self.glyph = glyph
    phases = UInt32(truncatingIfNeeded: phaseY & 3) << 2 | UInt32(truncatingIfNeeded: phaseX & 3)
    sizeBits = pixelsPerEm.bitPattern
  }
}
