/// A font whose masks follow from its outlines by a known rule, so that drawings of its letters can
/// be distinguished without being drawn.
package protocol FingerprintedGlyphs: GlyphSource {
  /// The number of the rule by which masks are made; another rule has another number.
  var maskRule: Int { get }

  /// Returns the digests of glyphs' outlines, in their order.
  func outlineDigests(of glyphs: [UInt32]) -> [SIMD4<UInt64>]
}

extension Path {
  /// A fingerprint of the path's steps, 256 bits.
  package var fingerprint: SIMD4<UInt64> {
    var words = DrawingHasher(letters: .outlined)
    words.add(self)
    return words.lanes
  }
}
