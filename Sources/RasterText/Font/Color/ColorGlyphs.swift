import Foundation
import RasterCore

/// A run of glyphs with their own colours, such as emoji, which is drawn layer by layer.
///
/// ```
///  glyph     layers                    drawn
///  😀        ● yellow  ◡ brown         the yellow outline, then the brown one over it
/// ```
///
/// The layers are outlines, so they are sharp at every size. The colour of the text is used only
/// for layers and glyphs without a colour of their own; its opacity applies to all.
struct ColorGlyphs {
  let run: GlyphRun
  let face: FontFace
  /// The colour of the text.
  let color: Color

  /// Draws the glyphs with their baseline at a point.
  func draw(in canvas: Canvas, at pen: CGPoint) {
    // The glyphs are drawn in a group, because overlapping translucent layers would be visible
    // through one another.
    let isGroup = color.alpha < 1
    if isGroup { canvas.beginGroup(alpha: CGFloat(color.alpha)) }
    var characters = run.characters
    for glyph in run.glyphs {
      for layer in layers(of: glyph) {
        var part = GlyphRun(source: run.source, size: run.size, glyphs: [glyph])
        part.glyphs[0].id = layer.glyph
        // Only the run of the first layer has the characters, so that a document made from the
        // drawing contains the text once.
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
