/// Values on their way into a digest, gathered into blocks.
///
/// The digest is that of all the bytes one after the other, wherever a block ends.
package final class DigestWriter {
  // A block of memory and no array: without the optimiser appending a word to an array costs five
  // times as much as storing it.
  private let block = UnsafeMutableRawBufferPointer.allocate(byteCount: size, alignment: 8)
  private var count = 0
  private var state = DigestState()

  /// A multiple of the 32 bytes that a digest takes at once, so that only its last part is padded.
  private static let size = 1 << 14

  /// Makes a writer that nothing was written to.
  package init() {}

  deinit { block.deallocate() }

  /// Writes a word.
  package func write(_ word: UInt64) {
    if count == Self.size { flush() }
    block.storeBytes(of: word.littleEndian, toByteOffset: count, as: UInt64.self)
    count &+= 8
  }

  /// Writes a text: its length, then its bytes, padded with zeros to whole words.
  package func write(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      write(UInt64(bytes.count))
      write(UnsafeRawBufferPointer(bytes))
    }
  }

  /// Returns the digest of everything that was written so far.
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
