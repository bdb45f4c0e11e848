import Basics

/// Words on their way into a digest, gathered in a block of memory that the owner frees.
///
/// A value of plain pointers: an object would be retained, and its exclusive use checked, for each
/// word. The digest is that of all the words one after the other, wherever a block ends.
struct HashBuffer {
  private let memory = UnsafeMutablePointer<UInt64>.allocate(capacity: capacity)
  private var place: UnsafeMutablePointer<UInt64>
  private var state = DigestState()

  private static let capacity = 1 << 11

  /// The most words that can fit at once; three may be left of the block before.
  static let mostWords = capacity - 3

  init() { place = memory }

  func deallocate() { memory.deallocate() }

  /// Drops the written words, so that the buffer serves for another digest.
  mutating func restart() {
    place = memory
    state = DigestState()
  }

  /// Returns a writer with space for that many words, at most ``mostWords``; `take` gets the words
  /// that it wrote.
  mutating func writer(for words: Int) -> HashBufferWriter {
    if memory + Self.capacity - place < words { flush() }
    return HashBufferWriter(place)
  }

  mutating func take(_ writer: HashBufferWriter) { place = writer.place }

  /// The digest of everything that was written so far.
  var digest: SIMD4<UInt64> {
    var state = state
    state.absorb(UnsafeRawBufferPointer(start: memory, count: 8 * (place - memory)))
    return state.finish()
  }

  /// Takes whole steps of 32 bytes in; what is left of a step begins the next block, since the
  /// state fills up the last step with zeros.
  private mutating func flush() {
    let whole = (place - memory) & ~3
    state.absorb(UnsafeRawBufferPointer(start: memory, count: 8 * whole))
    let rest = place - memory - whole
    memory.update(from: memory + whole, count: rest)
    place = memory + rest
  }
}
