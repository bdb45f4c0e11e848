import Basics

/// The digest of a picture that is still being drawn: rows are added as soon as they are final.
final class GrowingDigest: @unchecked Sendable {
  private let width: Int, height: Int
  private var state = DigestState()
  /// The number of pixels added so far.
  private var count = 0

  init(width: Int, height: Int) { (self.width, self.height) = (width, height) }

  /// Adds the pixels among the first `rows` rows that have not been added yet.
  ///
  /// Only one thread at a time may call this method.
  func take(_ pixels: UnsafeBufferPointer<UInt32>, rows: Int) {
    // The digest absorbs blocks of eight pixels, and only the last block may be incomplete.
    let end = rows == height ? width * height : width * rows / 8 * 8
    state.absorb(UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: pixels[count..<end])))
    count = end
  }

  /// The digest, available after all rows have been added.
  var value: Digest { Digest(pixels: state, width: width, height: height) }
}
