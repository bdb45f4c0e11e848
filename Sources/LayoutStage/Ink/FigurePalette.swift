package import RasterCore

/// The colours a figure is explained with.
///
/// Words and dimension lines have a contrast of at least 4.5 : 1 against the plate and the page.
/// The hues of the patterns differ for every kind of colour vision, and each has a pattern of its
/// own. Magenta is kept for measures.
package struct FigurePalette: Sendable {
  /// The colour of a sheet.
  package var page: Color
  /// The colour behind text in a picture.
  package var plate: Color
  /// The edge of a plate and other thin lines.
  package var hairline: Color
  /// Titles and values.
  package var ink: Color
  /// Captions and whatever comes second.
  package var secondInk: Color
  /// The words on headers, footers and other supplementary views.
  package var thirdInk: Color
  /// Dimension lines and their values.
  package var measure: Color
  /// Signs that something is as it should be.
  package var assent: Color
  /// Signs that something is not.
  package var warning: Color
  /// The body of a device around its screen.
  package var body: Color
  /// The edge of that body.
  package var bodyEdge: Color
  /// The opacity of an even fill, which shows less on dark screens.
  package var tint: Double
  private var appearance: Appearance

  /// The hue of an overlay style.
  func hue(_ overlayStyle: OverlayStyle) -> Color { overlayStyle.hue(in: appearance) }

  /// The colours for an appearance.
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
  /// Makes an opaque colour from its code, such as `0xFF9500`.
  package init(_ code: UInt32) {
    self.init(
      red: Double(code >> 16 & 255) / 255, green: Double(code >> 8 & 255) / 255,
      blue: Double(code & 255) / 255)
  }
}
