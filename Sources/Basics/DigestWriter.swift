/// A writer that collects values in blocks and computes their digest.
///
/// The digest depends on all bytes in order, but not on the block size.
package final class DigestWriter {
  // The block is raw memory rather than an array: in unoptimised code, appending an integer to an
  // array costs five times as much as storing it.
  private let block = UnsafeMutableRawBufferPointer.allocate(byteCount: size, alignment: 8)
  private var count = 0
  private var state = DigestState()

  /// The size of a block in bytes: a multiple of 32, the step of the digest, so that only the last
  /// block is padded.
  private static let size = 1 << 14

  /// Makes a writer with an empty digest.
  package init() {}

  deinit { block.deallocate() }

  /// Writes a 64-bit integer as eight bytes, the least significant first.
  package func write(_ word: UInt64) {
    if count == Self.size { flush() }
    block.storeBytes(of: word.littleEndian, toByteOffset: count, as: UInt64.self)
    count &+= 8
  }

  /// Writes a string: its length, and then its bytes, padded with zeros to a multiple of eight.
  package func write(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      write(UInt64(bytes.count))
      write(UnsafeRawBufferPointer(bytes))
    }
  }

  /// Returns the digest of everything written so far.
  package func finish() -> SIMD4<UInt64> {
    var state = state
    state.absorb(UnsafeRawBufferPointer(rebasing: block[..<count]))
    return state.finish()
  }

  private func write(_ bytes: UnsafeRawBufferPointer) {
    var done = 0
    while done < bytes.count {
      if count == Self.size { flush() }
      let part = min(bytes.count &- done, Self.size &- count)
      UnsafeMutableRawBufferPointer(rebasing: block[count...])
        .copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[done..<done &+ part]))
      (done, count) = (done &+ part, count &+ part)
    }
    while count & 7 != 0 {
      block[count] = 0
      count &+= 1
    }
  }

  private func flush() {
    state.absorb(UnsafeRawBufferPointer(block))
    count = 0
  }
}
