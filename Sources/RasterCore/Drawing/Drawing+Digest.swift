package import Basics
package import Foundation

extension Drawing {
  /// A fingerprint of everything that decides the drawing's pixels, as 16 hexadecimal digits.
  ///
  /// Equal display lists have equal digests on every machine and in every process: numbers go in as
  /// their bits, pictures as their pixels, letters as their outlines. Cost: O(the list).
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
  /// Writes the digest of everything that decides the drawing's pixels into a digest of more.
  ///
  /// What is equal in ``digest`` need not be equal here, the other way round it is.
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
  /// Writes the digest of the size and the pixels into a digest of more.
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
  /// The version of how a fingerprint is made.
  private static let fingerprintVersion = 2

  /// Returns a fingerprint, 256 bits, of everything that a picture's pixels are a function of; nil
  /// if that cannot be reported.
  ///
  /// That is the display list, the size, the scale, the background and the version of the
  /// rasteriser. Equal fingerprints mean equal pixels, drawn anywhere at any time. A font that does
  /// not say what its masks follow from has none. Cost: O(the list); a large image and an outline
  /// are read once in a process.
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
