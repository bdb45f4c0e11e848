import Basics

/// The memory of a bitmap's pixels, shared by its copies until one of them is changed.
///
/// Not an array: the system hands out large pages only where memory begins on a multiple of their
/// size, and an array's does not. Of a telephone's screen a fifth would be in small pages, which
/// take longer to come by than all the rest.
final class PixelMemory: @unchecked Sendable {
  // Written only by who holds the sole reference: `Bitmap` sees to it.
  let pixels: UnsafeMutableBufferPointer<UInt32>
  private let memory: UnsafeMutableRawBufferPointer

  /// Takes memory for pixels, which are not initialised, and for some words behind them.
  init(count: Int, spareWords: Int = 0) {
    memory = LargePages.allocate(byteCount: (count + spareWords) * MemoryLayout<UInt32>.stride)
    let words = memory.bindMemory(to: UInt32.self)
    pixels = UnsafeMutableBufferPointer(rebasing: words[..<count])
  }

  /// The pixels and the words behind them.
  var all: UnsafeMutableBufferPointer<UInt32> { memory.assumingMemoryBound(to: UInt32.self) }

  /// Returns other memory with the same pixels.
  func copy() -> PixelMemory {
    let copy = PixelMemory(count: pixels.count)
    _ = copy.pixels.initialize(fromContentsOf: pixels)
    return copy
  }

  deinit { LargePages.deallocate(memory) }
}
