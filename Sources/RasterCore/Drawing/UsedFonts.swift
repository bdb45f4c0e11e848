/// The fonts of a display list, numbered in the order of their first use, and the used glyphs of
/// each.
struct UsedFonts {
  fileprivate struct Font {
    let source: any GlyphSource
    /// For each glyph ID up to the largest used one, whether the glyph is used.
    var isUsed: [Bool] = []
    /// The used glyphs whose IDs are beyond 65,535, the largest ID in a font file.
    var others: Set<UInt32> = []
  }

  private var fonts: [Font] = []

  /// The number of glyph IDs that can be recorded in `isUsed`; larger IDs are in `others`.
  fileprivate static let limit = 1 << 16

  /// Each font with its used glyphs in ascending order.
  var all: [(source: any GlyphSource, glyphs: [UInt32])] {
    fonts.map { font in
      let known = font.isUsed.indices.filter { font.isUsed[$0] }.map(UInt32.init)
      return (font.source, known + font.others.sorted())
    }
  }

  /// Records the glyphs of a run as used, and returns the number of its font.
  mutating func use(_ run: GlyphRun) -> Int {
    let number = number(of: run.source)
    for glyph in run.glyphs { fonts[number].use(glyph.id) }
    return number
  }

  private mutating func number(of source: any GlyphSource) -> Int {
    // There are only a few fonts, so they are compared one after another.
    if let known = fonts.firstIndex(where: { $0.source === source }) { return known }
    fonts.append(Font(source: source))
    return fonts.count - 1
  }
}

extension UsedFonts.Font {
  fileprivate mutating func use(_ glyph: UInt32) {
    guard glyph < UsedFonts.limit else {
      others.insert(glyph)
      return
    }
    let index = Int(glyph)
    if index >= isUsed.count {
      isUsed += repeatElement(false, count: index + 1 - isUsed.count)
    }
    isUsed[index] = true
  }
}
