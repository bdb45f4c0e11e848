package import RasterCore

/// The colours used to explain a figure.
///
/// The colours of titles, captions, labels and dimension lines have a contrast of at least 4.5 : 1
/// against the backgrounds of labels and of the page. Overlay styles differ in hue or in pattern.
/// Magenta is used only for measured lengths.
package struct FigurePalette: Sendable {
  /// The background colour of a sheet.
  package var page: Color
  /// The colour of plates, the filled rectangles behind labels in a picture.
  package var plate: Color
  /// The colour of plate edges and other thin lines.
  package var hairline: Color
  /// The colour of titles and values.
  package var ink: Color
  /// The colour of captions and other secondary text.
  package var secondInk: Color
  /// The colour of labels on headers, footers and other supplementary views.
  package var thirdInk: Color
  /// The colour of dimension lines and their values.
  package var measure: Color
  /// The accent colour: that of marks for correct results, and of curves and highlighted shapes.
  package var assent: Color
  /// The colour of marks for wrong results, and of other warnings.
  package var warning: Color
  /// The colour of the device's body around its screen.
  package var body: Color
  /// The colour of the edge of the device's body.
  package var bodyEdge: Color
  /// The opacity of an overlay's solid fill, from 0 to 1.
  ///
  /// It is higher in the dark palette, where a fill is less visible.
  package var tint: Double
  private var appearance: Appearance

  /// Returns the hue of an overlay style.
  func hue(_ overlayStyle: OverlayStyle) -> Color { overlayStyle.hue(in: appearance) }

  /// Returns the colours for an appearance.
  package static func of(_ appearance: Appearance) -> FigurePalette {
    appearance == .light ? light : dark
  }

  private static let light = FigurePalette(
    page: Color(0xFFFFFF), plate: Color(0xFFFFFF), hairline: Color(0xD4D5DB), ink: Color(0x17171A),
    secondInk: Color(0x5C5D66), thirdInk: Color(0x5B3FB0), measure: Color(0xC2146B),
    assent: Color(0x2A5BD7), warning: Color(0xC25E00),
    body: Color(0xF1F1F4), bodyEdge: Color(0xC3C4CC), tint: 0.26,
    appearance: .light)

  private static let dark = FigurePalette(
    page: Color(0x141416), plate: Color(0x141416), hairline: Color(0x45464E), ink: Color(0xF2F2F5),
    secondInk: Color(0xA6A7B0), thirdInk: Color(0xC0A8FF), measure: Color(0xFF7AB8),
    assent: Color(0x7DA2FF), warning: Color(0xFFA640),
    body: Color(0x242428), bodyEdge: Color(0x4B4C55), tint: 0.42,
    appearance: .dark)
}

extension Color {
  /// Makes an opaque colour from its code, `0xRRGGBB`.
  package init(_ code: UInt32) {
    self.init(
      red: Double(code >> 16 & 255) / 255, green: Double(code >> 8 & 255) / 255,
      blue: Double(code & 255) / 255)
  }
}
