import Basics

/// The glyphs of a part of a text that was shaped as a whole, from left to right.
///
/// The clusters of the glyphs ascend, or descend in right-to-left text, so the glyphs of a range
/// are found by binary search.
struct GlyphRow: Sendable {
  /// The scalars that the glyphs represent.
  let range: Range<Int>
  let isRightToLeft: Bool
  let glyphs: [ShapedGlyph]

  /// Returns a row without glyphs, as for a tab.
  static func empty(_ range: Range<Int>) -> GlyphRow {
    GlyphRow(range: range, isRightToLeft: false, glyphs: [])
  }

  /// Returns the glyphs whose clusters begin in a range.
  func glyphs(in part: Range<Int>) -> ArraySlice<ShapedGlyph> {
    let (low, high) = (index(of: part.lowerBound), index(of: part.upperBound))
    return isRightToLeft ? glyphs[high..<low] : glyphs[low..<high]
  }

  /// Returns whether the glyphs on both sides stay unchanged if the text is cut before a scalar.
  func mayCut(at scalar: Int) -> Bool {
    if scalar <= range.lowerBound || scalar >= range.upperBound { return true }
    // In right-to-left text, the position before a scalar is to the right of the scalar's cluster.
    let index = isRightToLeft ? index(of: scalar) - 1 : index(of: scalar)
    guard glyphs.indices.contains(index) else { return false }
    return glyphs[index].cluster == scalar && glyphs[index].isSafeToCut
  }

  /// Returns the index of the first glyph to the right of the position before a scalar.
  private func index(of scalar: Int) -> Int {
    isRightToLeft
      ? glyphs.partitioningIndex { $0.cluster < scalar }
      : glyphs.partitioningIndex { $0.cluster >= scalar }
  }
}

/// A glyph chosen by HarfBuzz, in font units with y down.
struct ShapedGlyph: Sendable, Equatable {
  /// The number of the glyph in its font; 0 for the missing glyph.
  var id: UInt32
  /// The index of the first scalar of the glyph's cluster: in HarfBuzz's result relative to the
  /// start of the shaped text, in a `GlyphRow` relative to the start of the paragraph.
  var cluster: Int
  /// The advance width.
  var advance: Int
  /// The offset of the glyph from the position that the advances before it add up to.
  var dx: Int, dy: Int
  /// Whether the text may be cut before the cluster without shaping either side again.
  var isSafeToCut: Bool
}
