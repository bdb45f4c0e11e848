import Foundation

/// A stretch of a paragraph with one set of attributes, one font, script and direction.
struct TextItem: Sendable {
  /// The scalars of the paragraph it holds.
  let range: Range<Int>
  let attributes: TextAttributes
  let face: FontFace
  let script: UInt32
  /// The embedding level: odd levels run leftwards.
  let level: UInt8
  /// Whether it is a tab, whose width depends on where it is.
  let isTab: Bool
  /// Its glyphs, perhaps between those of neighbours that differ only in colour.
  private(set) var row: GlyphRow

  init(
    range: Range<Int>, attributes: TextAttributes, face: FontFace, script: UInt32, level: UInt8,
    isTab: Bool = false
  ) {
    self.range = range
    self.attributes = attributes
    self.face = face
    self.script = script
    self.level = level
    self.isTab = isTab
    row = .empty(range)
  }

  /// Makes an item of one character that is not in the text: an ellipsis or a hyphen.
  init(inserting scalar: UInt32, attributes: TextAttributes, level: UInt8) {
    let face = attributes.font.stack.face(for: [scalar])
    self.init(
      range: 0..<1, attributes: attributes, face: face, script: Script.common, level: level)
    row = shaped([scalar], in: range)
  }

  /// The glyphs of the whole item, from left to right.
  var glyphs: ArraySlice<ShapedGlyph> { row.glyphs(in: range) }

  /// The length of a font unit, in points.
  var unit: CGFloat { attributes.font.size / CGFloat(face.unitsPerEm) }

  /// The distance that all its glyphs move the pen, in points.
  var width: CGFloat { CGFloat(glyphs.reduce(0) { $0 + $1.advance }) * unit }

  /// Returns the glyphs of the item on a line, shaped again where the line cuts through them.
  ///
  /// - Complexity: the logarithm of the row's glyphs and the part's length.
  func glyphs(on line: Range<Int>, of scalars: [UInt32]) -> ArraySlice<ShapedGlyph> {
    let part = range.clamped(to: line)
    // The check for a safe cut is only for rows that the line itself cuts; an item's own end may be
    // between glyphs that were shaped together, which is no cut.
    guard !isTab, row.mayCut(at: part.lowerBound) || part.lowerBound > line.lowerBound,
      row.mayCut(at: part.upperBound) || part.upperBound < line.upperBound
    else { return shaped(scalars, in: part).glyphs[...] }
    return row.glyphs(in: part)
  }

  /// Chooses the glyphs of neighbours together, given the scalars of the whole paragraph.
  static func shape(_ items: inout ArraySlice<TextItem>, of scalars: [UInt32]) {
    guard let first = items.first, let last = items.last, !first.isTab else { return }
    let row = first.shaped(scalars, in: first.range.lowerBound..<last.range.upperBound)
    // All share the row, and each shows the glyphs of its own scalars.
    for index in items.indices { items[index].row = row }
  }

  private func shaped(_ scalars: [UInt32], in part: Range<Int>) -> GlyphRow {
    let isRightToLeft = level & 1 == 1
    let request = ShapingRequest(
      scalars: scalars[part].map(Invisible.shaped), script: script,
      isRightToLeft: isRightToLeft, hasLigatures: attributes.hasLigatures)
    let glyphs = MissingGlyph.marked(face.shape(request), in: face).map { glyph in
      var glyph = glyph
      glyph.cluster += part.lowerBound
      return glyph
    }
    return GlyphRow(range: part, isRightToLeft: isRightToLeft, glyphs: glyphs)
  }
}

extension TextItem {
  /// Writes into `advances` how far each scalar moves the pen.
  func addAdvances(to advances: inout [CGFloat], isCharacterStart: [Bool]) {
    // From the last cluster on, since a cluster reaches to where the next one in the text begins.
    let fromTheEnd = row.isRightToLeft ? Array(glyphs) : glyphs.reversed()
    var next = range.upperBound
    var units = 0
    for (index, glyph) in fromTheEnd.enumerated() {
      units += glyph.advance
      let following = index + 1
      if following < fromTheEnd.count, fromTheEnd[following].cluster == glyph.cluster { continue }
      let starts = (glyph.cluster..<next).filter { isCharacterStart[$0] }
      share(CGFloat(units) * unit, among: starts, else: glyph.cluster, in: &advances)
      next = glyph.cluster
      units = 0
    }
  }

  /// Divides the width of glyphs evenly among their characters, and adds the kern of each.
  private func share(
    _ width: CGFloat, among starts: [Int], else first: Int, in advances: inout [CGFloat]
  ) {
    if starts.isEmpty { advances[first] = width }
    for start in starts { advances[start] = width / CGFloat(starts.count) + attributes.kern }
  }
}
