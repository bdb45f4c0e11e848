import Foundation
import RasterCore

/// Glyphs that have colours of their own, drawn as one run for each of their layers.
///
/// ```
///  glyph     layers                    drawn
///  😀        ● yellow  ◡ brown         the yellow outline, then the brown one over it
/// ```
///
/// The outlines are drawn like those of other glyphs, at every size, and no picture is scaled. The
/// colours stay as they are in text of any colour, but have its opacity.
struct ColorGlyphs {
  let run: GlyphRun
  let face: FontFace
  /// The colour of the text.
  let color: Color

  /// Draws the glyphs with their baseline at a point.
  func draw(in canvas: Canvas, at pen: CGPoint) {
    // Overlapping layers that are each transparent would be visible through one another.
    let isGroup = color.alpha < 1
    if isGroup { canvas.beginGroup(alpha: CGFloat(color.alpha)) }
    var characters = run.characters
    for glyph in run.glyphs {
      for layer in layers(of: glyph) {
        var part = GlyphRun(source: run.source, size: run.size, glyphs: [glyph])
        part.glyphs[0].id = layer.glyph
        // Documents made from the drawing have the text once.
        part.characters = characters
        characters = []
        canvas.draw(part, at: pen, with: .color(layer.color ?? color.withAlpha(1)))
      }
    }
    if isGroup { canvas.endGroup() }
  }

  private func layers(of glyph: GlyphRun.Glyph) -> [ColorLayer] {
    let layers = face.layers(of: glyph.id)
    return layers.isEmpty ? [ColorLayer(glyph: glyph.id, color: nil)] : layers
  }
}
