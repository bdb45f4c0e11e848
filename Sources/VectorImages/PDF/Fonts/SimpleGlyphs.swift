import RasterCore
import RasterText

/// The glyphs of an embedded font with codes of one byte.
struct SimpleGlyphs {
  let font: EmbeddedFont
  let encoding: PDFEncoding
  /// Whether the font has its own encoding instead of standard characters.
  let isSymbolic: Bool

  /// Returns the outline of the glyph for a code, in ems with y down.
  func outline(of code: Int) -> Path { glyph(of: code).map(font.outline) ?? Path() }

  private func glyph(of code: Int) -> UInt32? {
    if let name = encoding.differences[code], let glyph = font.glyph(named: name) { return glyph }
    let own = font.glyph(forCode: UInt32(code))
    let named = encoding.scalar(of: code).flatMap(font.glyph(for:))
    let plain = font.glyph(for: UInt32(code))
    return isSymbolic || encoding.isOwn ? own ?? named ?? plain : named ?? own ?? plain
  }
}
