/// A font whose glyph masks (coverage bitmaps) are determined by the glyphs' outlines and
/// `maskRule`.
///
/// A fingerprint of a drawing can therefore contain the outlines instead of the masks.
package protocol FingerprintedGlyphs: GlyphSource {
  /// The number of the rule for making masks.
  ///
  /// Different rules have different numbers.
  var maskRule: Int { get }

  /// Returns the digests of glyphs' outlines, in the order of the glyphs.
  func outlineDigests(of glyphs: [UInt32]) -> [SIMD4<UInt64>]
}

extension Path {
  /// A 256-bit fingerprint of the path's elements.
  package var fingerprint: SIMD4<UInt64> {
    var words = DrawingHasher(letters: .outlined)
    words.add(self)
    return words.lanes
  }
}
