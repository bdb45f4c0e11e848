package import Foundation
package import RasterCore

extension TextLayout {
  /// Returns the outlines of all glyphs, for stroking them, if the text's upper left corner is at a
  /// point.
  package func outlines(at origin: CGPoint) -> Path {
    var path = Path()
    for line in lines {
      var pen = CGPoint(
        x: origin.x + line.indent(in: size.width, alignment: style.alignment),
        y: origin.y + line.baseline)
      for piece in line.pieces {
        piece.addOutlines(to: &path, at: pen)
        pen.x += piece.width
      }
    }
    return path
  }
}

extension TextPiece {
  fileprivate func addOutlines(to path: inout Path, at pen: CGPoint) {
    for glyph in run.glyphs {
      let transform = CGAffineTransform(
        a: run.size, b: 0, c: 0, d: run.size, tx: pen.x + glyph.x, ty: pen.y + glyph.y)
      path.addPath(face.outline(of: glyph.id), transform: transform)
    }
  }
}
