import Foundation
import RasterCore

@testable import RasterText

/// Draws a layout in black on nothing, one pixel per point.
func drawn(
  _ layout: TextLayout, width: Int = 120, height: Int = 60, at origin: CGPoint = .zero,
  available: CGFloat? = nil
) -> Bitmap {
  let canvas = Canvas()
  layout.draw(in: canvas, at: origin, width: available)
  return canvas.drawing.rasterized(width: width, height: height, scale: 1)
}

/// Draws a text on one line.
func drawn(
  _ text: String, font: TextFont = sixWide, width: Int = 120, height: Int = 60,
  at origin: CGPoint = .zero
) -> Bitmap {
  drawn(layout(text, font: font), width: width, height: height, at: origin)
}

extension Bitmap {
  /// The columns with anything on them, from the first to the last.
  var inkColumns: ClosedRange<Int>? {
    let inked = (0..<width).filter { x in (0..<height).contains { self[x, $0].alpha > 0 } }
    return inked.first.flatMap { first in inked.last.map { first...$0 } }
  }

  /// The rows with anything on them, from the first to the last.
  var inkRows: ClosedRange<Int>? {
    let inked = (0..<height).filter { y in (0..<width).contains { self[$0, y].alpha > 0 } }
    return inked.first.flatMap { first in inked.last.map { first...$0 } }
  }

  /// The part of the bitmap that has anything on it.
  var trimmed: Bitmap {
    guard let columns = inkColumns, let rows = inkRows else { return Bitmap(width: 0, height: 0) }
    var part = Bitmap(width: columns.count, height: rows.count)
    for (y, row) in rows.enumerated() {
      for (x, column) in columns.enumerated() { part[x, y] = self[column, row] }
    }
    return part
  }
}

/// The glyphs of a layout as they are drawn, piece by piece from left to right.
func runs(of layout: TextLayout) -> [GlyphRun] {
  layout.lines.flatMap { $0.pieces.map(\.run) }
}

/// The numbers of the glyphs a text is drawn with, from left to right.
func glyphs(in text: String, font: TextFont, kern: CGFloat = 0) -> [UInt32] {
  let attributes = TextAttributes(font: font, kern: kern)
  return runs(of: TextLayout(AttributedText(text, attributes: attributes)))
    .flatMap { $0.glyphs.map(\.id) }
}
