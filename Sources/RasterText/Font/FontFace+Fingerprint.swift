import Basics
import RasterCore

extension FontFace: FingerprintedGlyphs {
  /// The largest em that has a mask: greater glyphs are not moved by quarters of a pixel.
  package var maskRule: Int { Int(Self.largestMaskedEm) }

  /// Returns the digests of glyphs' outlines, from the cache if they are there.
  package func outlineDigests(of glyphs: [UInt32]) -> [SIMD4<UInt64>] {
    let known = outlineDigests.withLock { digests in glyphs.map { digests[$0] } }
    return zip(glyphs, known).map { $1 ?? outlineDigest(of: $0) }
  }

  private func outlineDigest(of glyph: UInt32) -> SIMD4<UInt64> {
    let digest = outline(of: glyph).fingerprint
    // Never forgotten: a font has at most 65,535 glyphs, of 32 bytes each.
    outlineDigests.withLock { $0[glyph] = digest }
    return digest
  }
}
