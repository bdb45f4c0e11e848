/// The glyphs' masks that a plan asked for, each in the one place where it may be.
///
/// A text is the same few glyphs again and again. A font keeps its masks too, but for all threads:
/// behind a lock, and in a dictionary. Of two masks with one place the later stays.
struct MaskMemo {
  /// A mask, or nil for a glyph without one, and what it was asked for by.
  private struct Entry {
    let source: ObjectIdentifier
    let glyph: UInt32
    let size: Double
    let phase: Int
    let mask: CoverageMask?
  }

  private var entries: [Entry?] = []
  /// Places: enough for the letters of a text at all of their phases.
  private static let count = 1024

  /// Returns a glyph's mask, see `GlyphSource`; the sources have to outlive the memo.
  mutating func mask(
    of glyph: UInt32, in source: any GlyphSource, pixelsPerEm: Double, phaseX: Int, phaseY: Int
  ) -> CoverageMask? {
    if entries.isEmpty { entries = Array(repeating: nil, count: Self.count) }
    let phase = phaseX * 4 + phaseY
    let bits = UInt64(glyph) << 4 ^ UInt64(phase) ^ pixelsPerEm.bitPattern >> 32
    // The highest bits of a product with 2⁶⁴ over the golden ratio are well mixed.
    let place = Int(truncatingIfNeeded: (bits &* 0x9E37_79B9_7F4A_7C15) >> 54)
    let key = ObjectIdentifier(source)
    if let entry = entries[place], entry.glyph == glyph, entry.phase == phase,
      entry.size == pixelsPerEm, entry.source == key
    {
      return entry.mask
    }
    let mask = source.mask(of: glyph, pixelsPerEm: pixelsPerEm, phaseX: phaseX, phaseY: phaseY)
    entries[place] = Entry(
      source: key, glyph: glyph, size: pixelsPerEm, phase: phase, mask: mask)
    return mask
  }
}
