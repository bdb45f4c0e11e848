import Basics

/// A buffer of 64-bit integers to be hashed, in memory that the owner must deallocate.
///
/// The buffer is a struct of plain pointers, since an instance of a class would be retained, and
/// exclusive access to it checked, for each integer. The digest covers all integers in order and
/// does not depend on when the buffer is flushed.
struct HashBuffer {
  private let memory = UnsafeMutablePointer<UInt64>.allocate(capacity: capacity)
  private var place: UnsafeMutablePointer<UInt64>
  private var state = DigestState()

  private static let capacity = 1 << 11

  /// The maximum number of integers per writer: after a flush, up to three integers may still be in
  /// the buffer.
  static let mostWords = capacity - 3

  init() { place = memory }

  func deallocate() { memory.deallocate() }

  /// Discards the content, so that the buffer can be used for another digest.
  mutating func restart() {
    place = memory
    state = DigestState()
  }

  /// Returns a writer with space for a number of integers, at most ``mostWords``.
  ///
  /// Pass the writer to `take` after writing.
  mutating func writer(for words: Int) -> HashBufferWriter {
    if memory + Self.capacity - place < words { flush() }
    return HashBufferWriter(place)
  }

  mutating func take(_ writer: HashBufferWriter) { place = writer.place }

  /// The digest of all integers written so far.
  var digest: SIMD4<UInt64> {
    var state = state
    state.absorb(UnsafeRawBufferPointer(start: memory, count: 8 * (place - memory)))
    return state.finish()
  }

  /// Hashes all complete steps of 32 bytes.
  ///
  /// The remaining integers move to the start of the buffer, because the state pads an incomplete
  /// step with zeros.
  private mutating func flush() {
    let whole = (place - memory) & ~3
    state.absorb(UnsafeRawBufferPointer(start: memory, count: 8 * whole))
    let rest = place - memory - whole
    memory.update(from: memory + whole, count: rest)
    place = memory + rest
  }
}
