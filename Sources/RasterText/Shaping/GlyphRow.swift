import Basics

/// The glyphs of a stretch shaped as a whole, from left to right.
///
/// Their clusters only rise, or only fall in text from the right: a part is found by binary search.
struct GlyphRow: Sendable {
  /// The scalars the glyphs stand for.
  let range: Range<Int>
  let isRightToLeft: Bool
  let glyphs: [ShapedGlyph]

  /// Returns the row of a tab, which has no glyphs.
  static func empty(_ range: Range<Int>) -> GlyphRow {
    GlyphRow(range: range, isRightToLeft: false, glyphs: [])
  }

  /// Returns the glyphs whose clusters begin in a part.
  func glyphs(in part: Range<Int>) -> ArraySlice<ShapedGlyph> {
    let (low, high) = (index(of: part.lowerBound), index(of: part.upperBound))
    return isRightToLeft ? glyphs[high..<low] : glyphs[low..<high]
  }

  /// Returns whether a cut before a scalar leaves the glyphs on both sides unchanged.
  func mayCut(at scalar: Int) -> Bool {
    if scalar <= range.lowerBound || scalar >= range.upperBound { return true }
    // From the right, the cluster that begins at a scalar is left of the place before it.
    let index = isRightToLeft ? index(of: scalar) - 1 : index(of: scalar)
    guard glyphs.indices.contains(index) else { return false }
    return glyphs[index].cluster == scalar && glyphs[index].isSafeToCut
  }

  /// Returns the index among the glyphs that stands for the place before a scalar.
  private func index(of scalar: Int) -> Int {
    isRightToLeft
      ? glyphs.partitioningIndex { $0.cluster < scalar }
      : glyphs.partitioningIndex { $0.cluster >= scalar }
  }
}

/// One glyph HarfBuzz chose, in font units with y down.
struct ShapedGlyph: Sendable, Equatable {
  /// The number of the glyph in its font; 0 is the missing one.
  var id: UInt32
  /// The first scalar, counted from the start of the shaped text, of those the glyph stands for.
  var cluster: Int
  /// The distance that the pen moves right.
  var advance: Int
  /// The position of the glyph, measured from the pen.
  var dx: Int, dy: Int
  /// Whether the text may be cut before the cluster without shaping both sides again.
  var isSafeToCut: Bool
}
