import Basics
import RasterCore

extension FontFace: FingerprintedGlyphs {
  /// The largest em that has a mask: greater glyphs are not moved by quarters of a pixel.
  package var maskRule: Int { Int(Self.largestMaskedEm) }

  /// Returns the digest of a glyph's outline, from the cache if it is there.
  package func outlineDigest(of glyph: UInt32) -> SIMD4<UInt64> {
    if let digest = outlineDigests.withLock({ $0[glyph] }) { return digest }
    let digest = outline(of: glyph).fingerprint
    // Never forgotten: a font has at most 65,535 glyphs, of 32 bytes each.
    outlineDigests.withLock { $0[glyph] = digest }
    return digest
  }
}
