import Basics
import RasterCore

extension FontFace: FingerprintedGlyphs {
  /// The number of the rule for making masks (`FingerprintedGlyphs`): the largest size of glyphs
  /// with masks, in pixels per em.
  ///
  /// Larger glyphs are drawn from their outlines.
  package var maskRule: Int { Int(Self.largestMaskedEm) }

  /// Returns the digests of glyphs' outlines, from the cache if possible.
  package func outlineDigests(of glyphs: [UInt32]) -> [SIMD4<UInt64>] {
    let known = outlineDigests.withLock { digests in glyphs.map { digests[$0] } }
    return zip(glyphs, known).map { $1 ?? outlineDigest(of: $0) }
  }

  private func outlineDigest(of glyph: UInt32) -> SIMD4<UInt64> {
    let digest = outline(of: glyph).fingerprint
    // The digests are never evicted: a font has at most 65,535 glyphs, and each digest has 32
    // bytes.
    outlineDigests.withLock { $0[glyph] = digest }
    return digest
  }
}
