/// A pool of large pieces of memory for reuse.
///
/// Pictures come one after the other in few sizes. The system clears each page that it hands out,
/// which takes longer than drawing most pictures; memory that was used before is not cleared.
struct SpareMemory {
  /// The most bytes that are kept.
  let byteLimit: Int
  /// Oldest first.
  private var blocks: [UnsafeMutableRawBufferPointer] = []

  init(byteLimit: Int) { self.byteLimit = byteLimit }

  /// Returns memory of that size or up to half more, the smallest that was kept; nil if there is
  /// none.
  ///
  /// Pictures of telephones take each other's memory: each size would else keep its own.
  mutating func take(_ byteCount: Int) -> UnsafeMutableRawBufferPointer? {
    let fitting = byteCount...byteCount + byteCount / 2
    // Of several the latest, which caches may still hold.
    let best = blocks.indices.reversed().filter { fitting.contains(blocks[$0].count) }
      .min { blocks[$0].count < blocks[$1].count }
    return best.map { blocks.remove(at: $0) }
  }

  /// Removes the oldest memory, as many bytes as are newly allocated because none of it fits;
  /// returns the memory to deallocate.
  mutating func give(up byteCount: Int) -> [UnsafeMutableRawBufferPointer] {
    var total = 0
    let old = blocks.prefix { block in
      defer { total += block.count }
      return total < byteCount
    }
    blocks.removeFirst(old.count)
    return Array(old)
  }

  /// Keeps memory for reuse; returns the memory that must be deallocated in its place.
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
