import Basics

/// The digest of a picture that is still drawn: its rows are added as they become final.
final class GrowingDigest: @unchecked Sendable {
  private let width: Int, height: Int
  private var state = DigestState()
  /// The number of pixels that were added.
  private var count = 0

  init(width: Int, height: Int) { (self.width, self.height) = (width, height) }

  /// Takes in the first rows; one thread at a time may call it.
  func take(_ pixels: UnsafeBufferPointer<UInt32>, rows: Int) {
    // Eight pixels are a block of the digest, and only the last block may be filled up.
    let end = rows == height ? width * height : width * rows / 8 * 8
    state.absorb(UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: pixels[count..<end])))
    count = end
  }

  /// The digest, once all rows were added.
  var value: Digest { Digest(pixels: state, width: width, height: height) }
}
