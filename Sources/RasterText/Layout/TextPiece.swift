import Foundation
import RasterCore

/// Glyphs with the same font and attributes, positioned on a line.
struct TextPiece: Sendable {
  let attributes: TextAttributes
  let face: FontFace
  let level: UInt8
  /// The glyphs, relative to the left end of the piece.
  ///
  /// Spaces have no glyphs.
  private(set) var run: GlyphRun
  /// For each space that a justified line may widen, the number of glyphs to its left.
  private(set) var gaps: [Int] = []
  private(set) var width: CGFloat = 0
  /// The characters that no font has, which are drawn as boxes.
  private(set) var missing: [String] = []

  /// Places the glyphs of a whole item.
  init(_ item: TextItem) {
    self.init(item, glyphs: item.glyphs, scalars: nil)
  }

  /// Places the glyphs of a mark, whose character is not in any paragraph.
  init(_ item: TextItem, mark: Unicode.Scalar) {
    self.init(item)
    run.characters = [mark.value]
  }

  /// Places the glyphs of the part of an item that is on a line.
  init(_ item: TextItem, on line: Range<Int>, of paragraph: Paragraph) {
    let glyphs = item.glyphs(on: line, of: paragraph.scalars)
    self.init(item, glyphs: glyphs, scalars: paragraph.scalars)
    run.characters = paragraph.scalars[item.range.clamped(to: line)]
    if run.glyphs.contains(where: { $0.id == MissingGlyph.id }) {
      missing = glyphs.filter { $0.id == MissingGlyph.id }
        .map { paragraph.character(at: $0.cluster) }
    }
  }

  /// Makes a piece without glyphs, for a tab or an attachment.
  init(empty item: TextItem, width: CGFloat) {
    self.init(item, glyphs: [], scalars: nil)
    self.width = width
  }

  private init(_ item: TextItem, glyphs: ArraySlice<ShapedGlyph>, scalars: [UInt32]?) {
    attributes = item.attributes
    face = item.face
    level = item.level
    let size = item.attributes.font.size * item.face.outlineScale
    run = GlyphRun(source: item.face, size: size, glyphs: [])
    for index in glyphs.indices {
      let (glyph, next) = (glyphs[index], index + 1)
      // A cluster is one or more characters that are drawn together. The kern is added once after
      // each cluster.
      let endsCluster = next == glyphs.endIndex || glyphs[next].cluster != glyph.cluster
      place(glyph, unit: item.unit, kern: endsCluster ? attributes.kern : 0)
      if endsCluster, let scalars, Self.stretches(scalars[glyph.cluster]) {
        gaps.append(run.glyphs.count)
      }
    }
  }

  /// The distance by which the glyphs are raised above the baseline, in points.
  private var lift: CGFloat {
    attributes.baselineOffset - CGFloat(face.changes.drop) * attributes.font.size
  }

  private mutating func place(_ glyph: ShapedGlyph, unit: CGFloat, kern: CGFloat) {
    // A space covers no pixel, so it is left out, and neither its mask nor its outline is looked
    // up.
    if glyph.id != face.spaceGlyph {
      let (x, y) = (width + CGFloat(glyph.dx) * unit, CGFloat(glyph.dy) * unit)
      run.glyphs.append(GlyphRun.Glyph(id: glyph.id, x: x, y: y - lift))
    }
    width += CGFloat(glyph.advance) * unit + kern
  }

  /// Returns whether justified lines may widen a character: a space or a no-break space.
  private static func stretches(_ scalar: UInt32) -> Bool {
    scalar == 0x20 || scalar == 0xA0
  }
}
