import Foundation
import RasterCore

extension ListWriter {
  /// Writes glyphs as outlines, and then their characters.
  func write(_ run: GlyphRun, at origin: CGPoint, _ paint: Paint, _ transform: CGAffineTransform) {
    let place = CGAffineTransform(translationX: origin.x, y: origin.y).concatenating(transform)
    if !paint.isClear { outlines(of: run, paint, place, transform) }
    say(run, place)
  }

  private func outlines(
    of run: GlyphRun, _ paint: Paint, _ place: CGAffineTransform, _ transform: CGAffineTransform
  ) {
    let unit = run.size / Definitions.unitsPerEm
    guard unit > 0 else { return }
    let whole = Grid(places: 0)
    let glyphs = run.glyphs.compactMap { glyph -> String? in
      guard let name = definitions.glyph(glyph.id, of: run.source) else { return nil }
      let (x, y) = (whole.text(glyph.x / unit), whole.text(glyph.y / unit))
      let place = (x == "0" ? "" : " x=\"\(x)\"") + (y == "0" ? "" : " y=\"\(y)\"")
      return "<use href=\"#\(name)\"\(place)/>"
    }
    guard !glyphs.isEmpty else { return }
    let units = CGAffineTransform(scaleX: unit, y: unit).concatenating(place)
    // A run of the same glyphs that occurs several times is written once.
    guard let word = definitions.list([glyphs.joined()]) else { return }
    // The glyphs are drawn in units of an em, so a gradient, whose coordinates are those of the
    // command, needs the inverse transform.
    let paint = paint.svg(
      "fill", under: transform.concatenating(units.inverted()), on: grid, definitions)
    add("<g\(grid.text(units))\(paint)>")
    add(word)
    add("</g>")
  }

  /// Writes the characters as invisible text, for search and screen readers, at the position of the
  /// glyphs and with the same width.
  private func say(_ run: GlyphRun, _ place: CGAffineTransform) {
    let text = String(String.UnicodeScalarView(run.characters.compactMap(Unicode.Scalar.init)))
    let trimmed = text.trimmingCharacters(in: .whitespaces)
    let extent = run.extent
    guard !trimmed.isEmpty, !extent.isNull, extent.width > 0 else { return }
    // The text is invisible, so one decimal is enough. A run that is only translated needs no
    // transform.
    let grid = Grid(places: 1)
    let isMoved = place.isTranslation
    let x = extent.minX + (isMoved ? place.tx : 0)
    let y = isMoved && place.ty != 0 ? " y=\"\(grid.text(place.ty))\"" : ""
    add(
      "<text x=\"\(grid.text(x))\"\(isMoved ? y : grid.text(place)) font-size=\"\(grid.text(run.size))\""
        + " textLength=\"\(grid.text(extent.width))\" opacity=\"0\">\(trimmed.svgText)</text>")
  }
}
