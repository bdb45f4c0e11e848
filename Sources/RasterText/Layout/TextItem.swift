import Foundation

/// A stretch of a paragraph in one look, font, script and direction, shaped as a whole.
struct TextItem: Sendable {
  /// The scalars of the paragraph it holds.
  let range: Range<Int>
  let attributes: TextAttributes
  let face: FontFace
  let script: UInt32
  /// The embedding level: odd runs leftwards.
  let level: UInt8
  /// Whether it is a tab, whose width depends on where it stands.
  let isTab: Bool
  /// The glyphs from left to right, with clusters counted in the paragraph.
  private(set) var glyphs: [ShapedGlyph] = []

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
  }

  /// Makes an item of one character that is not in the text: an ellipsis or a hyphen.
  init(inserting scalar: UInt32, attributes: TextAttributes, level: UInt8) {
    let face = attributes.font.stack.face(for: [scalar])
    self.init(
      range: 0..<1, attributes: attributes, face: face, script: Script.common, level: level)
    shape([scalar])
  }

  var isRightToLeft: Bool { level & 1 == 1 }

  /// The points of a font unit.
  var unit: CGFloat { attributes.font.size / CGFloat(face.unitsPerEm) }

  /// Chooses the glyphs, given the scalars of the whole paragraph.
  mutating func shape(_ scalars: [UInt32]) {
    glyphs = isTab ? [] : shaped(scalars, in: range)
  }

  /// The glyphs of a part, as they are when a line begins and ends there.
  ///
  /// - Complexity: the logarithm of the item's glyphs and the part's length.
  func glyphs(in part: Range<Int>, of scalars: [UInt32]) -> ArraySlice<ShapedGlyph> {
    guard !isTab else { return [] }
    guard mayCut(at: part.lowerBound), mayCut(at: part.upperBound) else {
      return shaped(scalars, in: part)[...]
    }
    return glyphs[
      firstGlyph(
        at: isRightToLeft ? part.upperBound : part.lowerBound)..<firstGlyph(
          at: isRightToLeft ? part.lowerBound : part.upperBound)]
  }

  /// Whether cutting before a scalar leaves the glyphs on both sides as they are.
  private func mayCut(at scalar: Int) -> Bool {
    if scalar == range.lowerBound || scalar == range.upperBound { return true }
    let index = isRightToLeft ? firstGlyph(at: scalar) - 1 : firstGlyph(at: scalar)
    guard glyphs.indices.contains(index) else { return false }
    return glyphs[index].cluster == scalar && glyphs[index].isSafeToCut
  }

  /// The first glyph, from the left, beyond a cut before a scalar.
  private func firstGlyph(at scalar: Int) -> Int {
    isRightToLeft
      ? glyphs.partitioningIndex { $0.cluster < scalar }
      : glyphs.partitioningIndex { $0.cluster >= scalar }
  }

  private func shaped(_ scalars: [UInt32], in part: Range<Int>) -> [ShapedGlyph] {
    let request = ShapingRequest(
      scalars: scalars[part].map(Invisible.shaped), script: script,
      isRightToLeft: isRightToLeft, hasLigatures: attributes.kern == 0)
    return MissingGlyph.marked(face.shape(request), in: face).map { glyph in
      var glyph = glyph
      glyph.cluster += part.lowerBound
      return glyph
    }
  }
}

extension TextItem {
  /// How far all its glyphs move the pen, in points.
  var width: CGFloat {
    CGFloat(glyphs.reduce(0) { $0 + $1.advance }) * unit
  }
}
