import Foundation
import RasterCore

@testable import RasterText

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
