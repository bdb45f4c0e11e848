import Foundation
import RasterCore

/// The box shown for a character that no font has.
///
/// The box is the same in every font.
///
///     ┌──┐  0.7 em high, 0.6 em wide with the space beside it
///     │  │
///     └──┘
package enum MissingGlyph {
  /// The glyph number.
  ///
  /// No font can use it, since font glyphs are numbered up to 65,535.
  static let id = UInt32.max
  /// The advance width of the box, in ems.
  static let advance = 0.6

  /// The outline of the box.
  ///
  /// The inner contour runs in the opposite direction, so the inside is not filled.
  static let outline: Path = {
    var path = Path()
    add(CGRect(x: 0.07, y: -0.7, width: 0.46, height: 0.7), to: &path, isHole: false)
    add(CGRect(x: 0.12, y: -0.65, width: 0.36, height: 0.6), to: &path, isHole: true)
    return path
  }()

  /// Replaces all missing glyphs of a cluster, such as an emoji made of several scalars, with one
  /// box.
  static func marked(_ glyphs: [ShapedGlyph], in face: FontFace) -> [ShapedGlyph] {
    guard glyphs.contains(where: { $0.id == 0 }) else { return glyphs }
    var marked: [ShapedGlyph] = []
    var boxed: Int?
    for var glyph in glyphs where glyph.id != 0 || glyph.cluster != boxed {
      if glyph.id == 0 {
        boxed = glyph.cluster
        glyph.id = id
        glyph.advance = Int(advance * Double(face.unitsPerEm))
        glyph.dx = 0
        glyph.dy = 0
      }
      marked.append(glyph)
    }
    return marked
  }

  private static func add(_ rect: CGRect, to path: inout Path, isHole: Bool) {
    let first = CGPoint(x: rect.maxX, y: rect.minY)
    let third = CGPoint(x: rect.minX, y: rect.maxY)
    path.move(to: CGPoint(x: rect.minX, y: rect.minY))
    path.addLine(to: isHole ? third : first)
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.addLine(to: isHole ? first : third)
    path.closeSubpath()
  }
}
