import Basics

/// The glyphs of a stretch shaped as a whole, from left to right.
///
/// Their clusters only rise, or only fall in text from the right: a part is found by halving.
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

  /// Says whether cutting before a scalar leaves the glyphs on both sides as they are.
  func mayCut(at scalar: Int) -> Bool {
    if scalar <= range.lowerBound || scalar >= range.upperBound { return true }
    let index = isRightToLeft ? index(of: scalar) - 1 : index(of: scalar)
    guard glyphs.indices.contains(index) else { return false }
    return glyphs[index].cluster == scalar && glyphs[index].isSafeToCut
  }

  /// Finds the place between glyphs that a place before a scalar comes to.
  private func index(of scalar: Int) -> Int {
    isRightToLeft
      ? glyphs.partitioningIndex { $0.cluster < scalar }
      : glyphs.partitioningIndex { $0.cluster >= scalar }
  }
}
