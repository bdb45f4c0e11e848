import Foundation

/// Large pages for memory that holds millions of pixels or numbers.
///
/// A phone's screen at three pixels per point takes 11 to 16 MB. In pages of 4 KB the system clears
/// and maps it piece by piece as it is written, which takes longer than most pictures take to draw;
/// in pages of 2 MB it takes a third of that.
package enum LargePages {
  /// The bytes of a large page.
  private static let size = 2 << 20

  /// Smaller memory is left as it is.
  private static let leastByteCount = 2 * size

  /// Queries for large pages under memory that nothing was written to yet.
  ///
  /// It is a request: if the system does not grant it, all stays as it was.
  package static func wish(under memory: UnsafeMutableRawBufferPointer) {
    #if os(Linux)
      guard memory.count >= leastByteCount, let base = memory.baseAddress else { return }
      let page = sysconf(Int32(_SC_PAGESIZE))
      let start = (Int(bitPattern: base) + page - 1) / page * page
      let end = (Int(bitPattern: base) + memory.count) / page * page
      _ = madvise(UnsafeMutableRawPointer(bitPattern: start), end - start, MADV_HUGEPAGE)
    #endif
  }

  /// Allocates memory that begins with a large page where it is large, not initialised.
  ///
  /// It may have up to half more bytes than were requested. The caller gives all of it to
  /// ``deallocate(_:)``.
  package static func allocate(byteCount: Int) -> UnsafeMutableRawBufferPointer {
    if byteCount < leastByteCount { return .allocate(byteCount: byteCount, alignment: 16) }
    if let spare = spares.withLock({ $0.take(byteCount) }) { return spare }
    unmap(spares.withLock { $0.give(up: byteCount) })
    let memory = map(byteCount)
    wish(under: memory)
    return memory
  }

  /// Takes memory back that was allocated here.
  package static func deallocate(_ memory: UnsafeMutableRawBufferPointer) {
    if memory.count < leastByteCount { return memory.deallocate() }
    unmap(spares.withLock { $0.keep(memory) })
  }

  private static func unmap(_ blocks: [UnsafeMutableRawBufferPointer]) {
    for block in blocks { munmap(block.baseAddress, block.count) }
  }

  /// Maps memory straight from the system, so that all of it goes back when it is given back.
  ///
  /// The allocator keeps blocks of this size between smaller ones after the first is freed: a suite
  /// of a thousand screens held 300 MB for the two or three frames in flight.
  private static func map(_ byteCount: Int) -> UnsafeMutableRawBufferPointer {
    let wide = byteCount + size
    let start = mmap(nil, wide, PROT_READ | PROT_WRITE, MAP_PRIVATE | mapAnonymous, -1, 0)
    guard let start, start != MAP_FAILED else {
      preconditionFailure("The system cannot give \(byteCount) bytes of memory.")
    }
    // Cut to where a large page begins, and behind the last page that is needed.
    let page = Int(sysconf(Int32(_SC_PAGESIZE)))
    let before = (size - Int(bitPattern: start) % size) % size
    let needed = (byteCount + page - 1) / page * page
    if before > 0 { munmap(start, before) }
    let end = start + before + needed
    if wide > before + needed { munmap(end, wide - before - needed) }
    return UnsafeMutableRawBufferPointer(start: start + before, count: byteCount)
  }

  /// Memory that is no file's.
  private static var mapAnonymous: Int32 {
    #if os(Linux)
      Int32(MAP_ANONYMOUS)
    #else
      MAP_ANON
    #endif
  }

  private static let spares = Mutex(SpareMemory(byteLimit: 32 << 20))

  /// Returns an empty array with memory for a number of elements, on large pages.
  package static func array<Element>(
    of type: Element.Type = Element.self, capacity: Int
  ) -> [Element] {
    Array(unsafeUninitializedCapacity: capacity) { memory, _ in
      wish(under: UnsafeMutableRawBufferPointer(memory))
    }
  }
}
