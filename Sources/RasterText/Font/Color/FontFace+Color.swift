import Basics

extension FontFace {
  /// Whether the font has colour glyphs.
  package var hasColors: Bool { !palette.isEmpty }

  /// Returns the layers of a glyph, from the cache if possible; empty if the glyph is drawn in the
  /// colour of the text.
  package func layers(of glyph: UInt32) -> [ColorLayer] {
    guard hasColors, glyph != MissingGlyph.id else { return [] }
    if let known = layers.withLock({ $0[glyph] }) { return known }
    let found = harfBuzz.layers(of: glyph, palette: palette)
    // The layers are never evicted: a font has at most 65,535 glyphs.
    layers.withLock { $0[glyph] = found }
    return found
  }
}
