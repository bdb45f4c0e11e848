/// What a glyph's coverage depends on, besides its font.
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
