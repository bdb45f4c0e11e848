internal import CHarfBuzz
import RasterCore

extension HarfBuzzFont {
  /// Whether the font has colour glyphs that consist of layers.
  var hasLayers: Bool {
    hb_ot_color_has_layers(face) != 0 && hb_ot_color_has_palettes(face) != 0
  }

  /// The colours of the font's first palette; empty if the font has none.
  var palette: [Color] {
    var count: UInt32 = 0
    let total = hb_ot_color_palette_get_colors(face, 0, 0, &count, nil)
    guard total > 0 else { return [] }
    var colors = [hb_color_t](repeating: 0, count: Int(total))
    count = total
    _ = hb_ot_color_palette_get_colors(face, 0, 0, &count, &colors)
    return colors.prefix(Int(count)).map(Self.color)
  }

  /// Returns the layers of a glyph, given the palette; empty if the glyph is drawn in the colour of
  /// the text.
  func layers(of glyph: UInt32, palette: [Color]) -> [ColorLayer] {
    var count: UInt32 = 0
    let total = hb_ot_color_glyph_get_layers(face, glyph, 0, &count, nil)
    guard total > 0 else { return [] }
    var layers = [hb_ot_color_layer_t](repeating: hb_ot_color_layer_t(), count: Int(total))
    count = total
    _ = hb_ot_color_glyph_get_layers(face, glyph, 0, &count, &layers)
    return layers.prefix(Int(count)).map { layer in
      let index = Int(layer.color_index)
      return ColorLayer(
        glyph: layer.glyph, color: palette.indices.contains(index) ? palette[index] : nil)
    }
  }

  /// Converts a colour from HarfBuzz's bytes: blue, green, red, alpha.
  private static func color(_ value: hb_color_t) -> Color {
    func part(_ shift: UInt32) -> Double { Double(value >> shift & 0xFF) / 255 }
    return Color(red: part(8), green: part(16), blue: part(24), alpha: part(0))
  }
}
