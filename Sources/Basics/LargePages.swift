import Foundation

/// Functions for large memory pages, for memory with millions of pixels or numbers.
///
/// The pixels of a phone's screen at 3× take 11 to 16 MB. With pages of 4 KB, the system clears and
/// maps the memory page by page when it is first written, which takes longer than drawing most
/// pictures. With pages of 2 MB, that takes a third of the time.
package enum LargePages {
  /// The size of a large page, in bytes.
  private static let size = 2 << 20

  /// The minimum number of bytes for which large pages are used.
  private static let leastByteCount = 2 * size

  /// Requests large pages for memory that has not been written to yet.
  ///
  /// The request is ignored if the system does not support large pages. No request is made for less
  /// memory than two large pages.
  package static func wish(under memory: UnsafeMutableRawBufferPointer) {
    #if os(Linux)
      guard memory.count >= leastByteCount, let base = memory.baseAddress else { return }
      let page = sysconf(Int32(_SC_PAGESIZE))
      let start = (Int(bitPattern: base) + page - 1) / page * page
      let end = (Int(bitPattern: base) + memory.count) / page * page
      _ = madvise(UnsafeMutableRawPointer(bitPattern: start), end - start, MADV_HUGEPAGE)
    #endif
  }

  /// Allocates uninitialised memory.
  ///
  /// Memory of at least two large pages is aligned to a large page.
  ///
  /// The returned memory may be up to half larger than requested; all of it must be passed to
  /// ``deallocate(_:)``.
  package static func allocate(byteCount: Int) -> UnsafeMutableRawBufferPointer {
    if byteCount < leastByteCount { return .allocate(byteCount: byteCount, alignment: 16) }
    if let spare = spares.withLock({ $0.take(byteCount) }) { return spare }
    unmap(spares.withLock { $0.give(up: byteCount) })
    let memory = map(byteCount)
    wish(under: memory)
    return memory
  }

  /// Frees memory that was allocated by ``allocate(byteCount:)``, or keeps it for reuse.
  package static func deallocate(_ memory: UnsafeMutableRawBufferPointer) {
    if memory.count < leastByteCount { return memory.deallocate() }
    unmap(spares.withLock { $0.keep(memory) })
  }

  private static func unmap(_ blocks: [UnsafeMutableRawBufferPointer]) {
    for block in blocks { munmap(block.baseAddress, block.count) }
  }

  /// Maps memory directly from the system, so that all of it is returned to the system when it is
  /// freed.
  ///
  /// `malloc` does not return freed blocks of this size to the system if smaller blocks follow
  /// them: in a test suite of a thousand screens, 300 MB stayed allocated, although only two or
  /// three pictures existed at a time.
  private static func map(_ byteCount: Int) -> UnsafeMutableRawBufferPointer {
    let wide = byteCount + size
    let start = mmap(nil, wide, PROT_READ | PROT_WRITE, MAP_PRIVATE | mapAnonymous, -1, 0)
    guard let start, start != MAP_FAILED else {
      preconditionFailure("The system cannot give \(byteCount) bytes of memory.")
    }
    // The mapping is trimmed so that it begins at a large page and ends after the last page that is
    // needed.
    let page = Int(sysconf(Int32(_SC_PAGESIZE)))
    let before = (size - Int(bitPattern: start) % size) % size
    let needed = (byteCount + page - 1) / page * page
    if before > 0 { munmap(start, before) }
    let end = start + before + needed
    if wide > before + needed { munmap(end, wide - before - needed) }
    return UnsafeMutableRawBufferPointer(start: start + before, count: byteCount)
  }

  /// The flag of `mmap` for memory that is not backed by a file.
  private static var mapAnonymous: Int32 {
    #if os(Linux)
      Int32(MAP_ANONYMOUS)
    #else
      MAP_ANON
    #endif
  }

  private static let spares = Mutex(SpareMemory(byteLimit: 32 << 20))

  /// Returns an empty array with a capacity; large pages are requested for its memory.
  package static func array<Element>(
    of type: Element.Type = Element.self, capacity: Int
  ) -> [Element] {
    Array(unsafeUninitializedCapacity: capacity) { memory, _ in
      wish(under: UnsafeMutableRawBufferPointer(memory))
    }
  }
}
