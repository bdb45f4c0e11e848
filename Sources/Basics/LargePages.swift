import Foundation

/// Large pages for memory that holds millions of pixels or numbers.
///
/// A phone's screen at three pixels per point takes 11 to 16 MB. In pages of 4 KB the system clears
/// and maps it piece by piece as it is written, which takes longer than most pictures take to draw;
/// in pages of 2 MB it takes a third of that.
package enum LargePages {
  /// Smaller memory is left as it is; two large pages.
  private static let leastByteCount = 4 << 20

  /// Asks for large pages under memory that nothing was written to yet.
  ///
  /// It is a wish: where the system does not grant it, all stays as it was.
  package static func wish(under memory: UnsafeMutableRawBufferPointer) {
    #if os(Linux)
      guard memory.count >= leastByteCount, let base = memory.baseAddress else { return }
      let page = sysconf(Int32(_SC_PAGESIZE))
      let start = (Int(bitPattern: base) + page - 1) / page * page
      let end = (Int(bitPattern: base) + memory.count) / page * page
      _ = madvise(UnsafeMutableRawPointer(bitPattern: start), end - start, MADV_HUGEPAGE)
    #endif
  }

  /// Returns an empty array with memory for a number of elements, on large pages.
  package static func array<Element>(
    of type: Element.Type = Element.self, capacity: Int
  ) -> [Element] {
    Array(unsafeUninitializedCapacity: capacity) { memory, _ in
      wish(under: UnsafeMutableRawBufferPointer(memory))
    }
  }
}
