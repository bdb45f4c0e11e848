/// A font whose masks depend only on its outlines and a known rule, so that a drawing that contains
/// its glyphs has a fingerprint.
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
