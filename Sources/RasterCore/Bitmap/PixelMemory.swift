import Basics

/// The memory of a bitmap's pixels, which copies share until one of them is changed.
///
/// The memory is not an array, because the system provides large pages only for memory aligned to
/// their size, and an array's memory is not aligned in this way.
final class PixelMemory: @unchecked Sendable {
  // `Bitmap` writes the pixels only if it holds the sole reference, so no other thread reads them
  // meanwhile.
  let pixels: UnsafeMutableBufferPointer<UInt32>
  private let memory: UnsafeMutableRawBufferPointer

  /// Allocates uninitialised memory for pixels and for some spare words after them.
  init(count: Int, spareWords: Int = 0) {
    memory = LargePages.allocate(byteCount: (count + spareWords) * MemoryLayout<UInt32>.stride)
    let words = memory.bindMemory(to: UInt32.self)
    pixels = UnsafeMutableBufferPointer(rebasing: words[..<count])
  }

  /// The pixels and the spare words after them.
  var all: UnsafeMutableBufferPointer<UInt32> { memory.assumingMemoryBound(to: UInt32.self) }

  /// Returns separate memory with the same pixels.
  func copy() -> PixelMemory {
    let copy = PixelMemory(count: pixels.count)
    _ = copy.pixels.initialize(fromContentsOf: pixels)
    return copy
  }

  deinit { LargePages.deallocate(memory) }
}
