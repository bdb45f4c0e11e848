package import Basics
package import Foundation

extension Drawing {
  /// A fingerprint of everything that determines the drawing's pixels, as 16 hexadecimal digits.
  ///
  /// Equal display lists have equal digests on every machine and in every process: the digest
  /// covers the bits of numbers, the pixels of images and the outlines of glyphs. The cost of the
  /// computation grows with the length of the list.
  package var digest: String {
    var words = DrawingHasher(letters: .outlined)
    words.add(self)
    return words.digest
  }
}

extension Bitmap {
  /// A fingerprint of the size and the pixels, as 16 hexadecimal digits.
  package var digest: String {
    var words = DrawingHasher(letters: .outlined)
    words.add(self)
    return words.digest
  }
}

extension Drawing {
  /// Writes the digest of everything that determines the drawing's pixels into a larger digest.
  ///
  /// Drawings that write the same digest also have equal ``digest``s. The reverse need not be true:
  /// glyphs with different numbers write different digests even if their outlines are the same.
  package func write(to writer: DigestWriter) {
    var words = DrawingHasher(letters: .numbered)
    words.add(self)
    if words.addOutlines() { return writer.write(words.lanes) }
    var outlined = DrawingHasher(letters: .outlined)
    outlined.add(self)
    writer.write(outlined.lanes)
  }
}

extension Bitmap {
  /// Writes the digest of the size and the pixels into a larger digest.
  package func write(to writer: DigestWriter) {
    var words = DrawingHasher(letters: .outlined)
    words.add(self)
    writer.write(words.lanes)
  }
}

extension DigestWriter {
  fileprivate func write(_ lanes: SIMD4<UInt64>) {
    for lane in 0..<4 { write(lanes[lane]) }
  }
}

extension Drawing {
  /// The version of the fingerprint's format.
  private static let fingerprintVersion = 2

  /// Returns a 256-bit fingerprint of everything that determines a picture's pixels, or nil if that
  /// cannot be determined.
  ///
  /// The fingerprint covers the display list, the size, the scale, the background and the version
  /// of the rasteriser. Equal fingerprints mean equal pixels on every machine. The result is nil if
  /// a font is not a `FingerprintedGlyphs`. The cost grows with the length of the list.
  package func fingerprint(
    width: Int, height: Int, scale: CGFloat, background: Color? = nil
  ) -> SIMD4<UInt64>? {
    var words = DrawingHasher(letters: .numbered)
    words.add(Self.fingerprintVersion)
    words.add(Rasteriser.version)
    for side in [width, height] { words.add(side) }
    words.add(scale)
    words.add(background.map { Int($0.pixel.word) } ?? -1)
    words.add(self)
    return words.addOutlines() ? words.lanes : nil
  }
}
