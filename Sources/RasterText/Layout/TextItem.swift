import Foundation

/// A part of a paragraph with the same attributes, font, script and direction.
struct TextItem: Sendable {
  /// The range of the paragraph's scalars in this item.
  let range: Range<Int>
  let attributes: TextAttributes
  let face: FontFace
  let script: UInt32
  /// The level of the item in bidirectional text (Unicode's UAX #9).
  ///
  /// Text of an even level runs from left to right, text of an odd level from right to left.
  let level: UInt8
  /// Whether the item is a tab, whose width depends on its position.
  let isTab: Bool
  /// The row with the item's glyphs.
  ///
  /// The row may also contain the glyphs of adjacent items that were shaped together with this one
  /// (see `Itemizer`).
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

  /// Makes an item of a character that is not in the text: an ellipsis or a hyphen.
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

  /// Whether the item is a drawing, which has no glyphs.
  var isAttachment: Bool { attributes.attachment != nil }

  /// The total advance of all glyphs, in points.
  var width: CGFloat { CGFloat(glyphs.reduce(0) { $0 + $1.advance }) * unit }

  /// Returns the item's glyphs on a line.
  ///
  /// The glyphs are shaped again if the line begins or ends between glyphs that depend on each
  /// other.
  ///
  /// - Complexity: the logarithm of the number of glyphs in the row, plus the length of the part.
  func glyphs(on line: Range<Int>, of scalars: [UInt32]) -> ArraySlice<ShapedGlyph> {
    let part = range.clamped(to: line)
    // Only the ends of the line must be safe positions to cut. At the end of an item inside the
    // line, glyphs that were shaped together stay together.
    if isAttachment { return [] }
    guard !isTab, row.mayCut(at: part.lowerBound) || part.lowerBound > line.lowerBound,
      row.mayCut(at: part.upperBound) || part.upperBound < line.upperBound
    else { return shaped(scalars, in: part).glyphs[...] }
    return row.glyphs(in: part)
  }

  /// Shapes adjacent items together, given the scalars of the whole paragraph.
  static func shape(_ items: inout ArraySlice<TextItem>, of scalars: [UInt32]) {
    guard let first = items.first, let last = items.last, !first.isTab, !first.isAttachment else {
      return
    }
    let row = first.shaped(scalars, in: first.range.lowerBound..<last.range.upperBound)
    // All items share the row, and each shows the glyphs of its own scalars.
    for index in items.indices { items[index].row = row }
  }

  private func shaped(_ scalars: [UInt32], in part: Range<Int>) -> GlyphRow {
    let isRightToLeft = level & 1 == 1
    let request = ShapingRequest(
      scalars: scalars[part].map(Invisible.shaped), script: script,
      isRightToLeft: isRightToLeft, hasLigatures: attributes.hasLigatures,
      hasMonospacedDigits: attributes.font.hasMonospacedDigits)
    let spacing = face.advances?.spacing(at: attributes.font.size)
    let glyphs = MissingGlyph.marked(face.shape(request), in: face).map { glyph in
      var glyph = glyph
      glyph.cluster += part.lowerBound
      spacing?.apply(to: &glyph)
      return glyph
    }
    return GlyphRow(range: part, isRightToLeft: isRightToLeft, glyphs: glyphs)
  }
}

extension TextItem {
  /// Writes the advance of each scalar to `advances`, in points.
  func addAdvances(to advances: inout [CGFloat], isCharacterStart: [Bool]) {
    if let attachment = attributes.attachment {
      for index in range { advances[index] = attachment.width + attributes.kern }
      return
    }
    // The loop starts with the last cluster, because a cluster extends to the start of the next one
    // in the text.
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

  /// Divides the width of a cluster's glyphs evenly among the characters that begin in the cluster,
  /// and adds the kern to each; if none begins in it, its first scalar gets the width.
  private func share(
    _ width: CGFloat, among starts: [Int], else first: Int, in advances: inout [CGFloat]
  ) {
    if starts.isEmpty { advances[first] = width }
    for start in starts { advances[start] = width / CGFloat(starts.count) + attributes.kern }
  }
}
