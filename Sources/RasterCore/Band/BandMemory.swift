import Basics
import Foundation

/// The working memory of a thread that draws bands: a `CellBuffer` whose cells are all 0, and a few
/// rows.
///
/// Memory that is no longer in use is kept for the next picture, because the first write to a new
/// memory page is slow.
final class BandMemory: @unchecked Sendable {
  let cells: CellBuffer
  /// The coverage of a row, and the same coverage multiplied by that of a clip.
  let row: CoverageRow, clipped: CoverageRow
  /// Space for the shaded pixels of a row, with padding because a kernel may read seven pixels
  /// beyond the row's end.
  let scratch: UnsafeMutablePointer<UInt32>
  private let capacity: PixelRect

  private init(_ capacity: PixelRect) {
    self.capacity = capacity
    cells = CellBuffer(region: capacity)
    row = CoverageRow(left: 0, width: capacity.width)
    clipped = CoverageRow(left: 0, width: capacity.width)
    scratch = .allocate(capacity: capacity.width + 8)
    scratch.initialize(repeating: 0, count: capacity.width + 8)
  }

  deinit {
    row.deallocate()
    clipped.deallocate()
    scratch.deallocate()
  }

  /// Returns memory for bands of at most a region's size: kept memory if some is large enough,
  /// otherwise new memory.
  static func take(_ region: PixelRect) -> BandMemory {
    let found = kept.withLock { kept -> BandMemory? in
      let index = kept.firstIndex { $0.suits(region) }
      return index.map { kept.remove(at: $0) }
    }
    return found ?? BandMemory(PixelRect(x: 0, y: 0, width: region.width, height: region.height))
  }

  /// Keeps the memory for another picture, unless it is larger than `largest`.
  ///
  /// All cells of its `CellBuffer` must be 0.
  func giveBack() {
    guard capacity.width * capacity.height <= Self.largest else { return }
    Self.kept.withLock { kept in
      kept.append(self)
      if kept.count > Self.limit { kept.removeFirst() }
    }
  }

  private func suits(_ region: PixelRect) -> Bool {
    region.width <= capacity.width && region.height <= capacity.height
  }

  private static let kept = Mutex<[BandMemory]>([])
  /// The maximum number of kept instances, one for each core; each has at most a few megabytes.
  private static let limit = ProcessInfo.processInfo.activeProcessorCount
  /// The maximum size of kept memory, in pixels: 64 rows of 8192 are 4 MB at eight bytes per cell.
  private static let largest = 64 * 8192
}
