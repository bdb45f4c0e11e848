/// Large memory that was given back, for whoever asks for as much.
///
/// Pictures come one after the other in few sizes. The system clears each page that it hands out,
/// which takes longer than drawing most pictures; memory that was used before is not cleared.
struct SpareMemory {
  /// The most bytes that are kept.
  let byteLimit: Int
  /// Oldest first.
  private var blocks: [UnsafeMutableRawBufferPointer] = []

  init(byteLimit: Int) { self.byteLimit = byteLimit }

  /// Returns memory of just that size, the latest that was used; nil where there is none.
  mutating func take(_ byteCount: Int) -> UnsafeMutableRawBufferPointer? {
    blocks.lastIndex { $0.count == byteCount }.map { blocks.remove(at: $0) }
  }

  /// Keeps memory; returns what has to be deallocated in its place.
  mutating func keep(
    _ memory: UnsafeMutableRawBufferPointer
  ) -> [UnsafeMutableRawBufferPointer] {
    if memory.count > byteLimit { return [memory] }
    blocks.append(memory)
    var (total, first) = (0, blocks.count)
    while first > 0, total + blocks[first - 1].count <= byteLimit {
      first -= 1
      total += blocks[first].count
    }
    defer { blocks.removeSubrange(..<first) }
    return Array(blocks[..<first])
  }
}
