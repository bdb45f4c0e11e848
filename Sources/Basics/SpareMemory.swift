/// A pool of large memory blocks for reuse.
///
/// Pictures are drawn one after another and have only a few sizes. The system clears each page of
/// new memory, which takes longer than drawing most pictures. Reused memory is not cleared.
struct SpareMemory {
  /// The maximum total size of the kept blocks, in bytes.
  let byteLimit: Int
  /// The kept blocks, oldest first.
  private var blocks: [UnsafeMutableRawBufferPointer] = []

  init(byteLimit: Int) { self.byteLimit = byteLimit }

  /// Returns the smallest kept block that has at least the requested size and at most half more, or
  /// nil if there is none.
  ///
  /// Because of the tolerance, pictures of different phones can reuse the same block; otherwise a
  /// block of each size would be kept.
  mutating func take(_ byteCount: Int) -> UnsafeMutableRawBufferPointer? {
    let fitting = byteCount...byteCount + byteCount / 2
    // Of several blocks of equal size, the latest is preferred, since it may still be in a cache.
    let best = blocks.indices.reversed().filter { fitting.contains(blocks[$0].count) }
      .min { blocks[$0].count < blocks[$1].count }
    return best.map { blocks.remove(at: $0) }
  }

  /// Removes the oldest blocks, until their total size is at least that of a new allocation for
  /// which no block fits, or until no block is left.
  ///
  /// Returns the removed blocks, which must be deallocated.
  mutating func give(up byteCount: Int) -> [UnsafeMutableRawBufferPointer] {
    var total = 0
    let old = blocks.prefix { block in
      defer { total += block.count }
      return total < byteCount
    }
    blocks.removeFirst(old.count)
    return Array(old)
  }

  /// Keeps a block for reuse.
  ///
  /// Returns the blocks that must be deallocated, because the total size would exceed the limit.
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
