/// The coverage of each pixel by a shape or a glyph, in row order, in groups of eight pixels.
///
/// Each group begins at a covered pixel: the first one of the row, or the next one after the
/// previous group. Adjacent groups that are fully covered form one span, and uncovered pixels are
/// skipped:
///
/// ```
///   ╭──────────────────╮       bytes for the first group, then a number of groups of 255,
///   │▒███▐███…███▐██▒  │       then bytes for the last group, whose end is not covered
/// ```
///
/// The memory grows with the shape's outline and not with its area. The object is immutable, so all
/// threads may read it.
final class CoverageSpans: @unchecked Sendable {
  /// A span of adjacent groups of eight pixels with the same coverage, laid out for the kernel.
  struct Span {
    /// The coverage of eight pixels, the first in the lowest byte.
    let bytes: UInt64
    /// The first column and the row, relative to the bounds.
    let x: Int32
    let y: UInt16
    /// The number of groups.
    let count: UInt16
  }

  /// Pointers to the spans for a kernel, valid as long as the object exists.
  struct Memory: @unchecked Sendable {
    let spans: UnsafePointer<Span>
    /// The index of each row's first span, followed by the number of all spans.
    let starts: UnsafePointer<UInt32>
    let minX: Int32, minY: Int32, width: Int32, height: Int32
  }

  let memory: Memory
  /// The size of the object's memory, in bytes.
  let byteCount: Int

  /// The pixels that may be covered, relative to the pixel at which the shape is placed.
  var bounds: PixelRect {
    PixelRect(
      x: Int(memory.minX), y: Int(memory.minY), width: Int(memory.width),
      height: Int(memory.height))
  }

  /// The maximum number of spans made from edges: 64 KB.
  private static let limit = 1 << 12
  /// The number of pixels that the width and the height must not reach.
  private static let largestSide = 1 << 12

  private init(_ builder: Builder, _ bounds: PixelRect) {
    let spans = UnsafeMutablePointer<Span>.allocate(capacity: max(1, builder.spans.count))
    let starts = UnsafeMutablePointer<UInt32>.allocate(capacity: builder.starts.count)
    builder.spans.withUnsafeBufferPointer {
      if let base = $0.baseAddress { spans.initialize(from: base, count: $0.count) }
    }
    builder.starts.withUnsafeBufferPointer {
      if let base = $0.baseAddress { starts.initialize(from: base, count: $0.count) }
    }
    memory = Memory(
      spans: spans, starts: starts, minX: Int32(bounds.minX), minY: Int32(bounds.minY),
      width: Int32(bounds.width), height: Int32(bounds.height))
    byteCount = builder.spans.count * MemoryLayout<Span>.stride + builder.starts.count * 4 + 64
  }

  deinit {
    memory.spans.deallocate()
    memory.starts.deallocate()
  }

  /// Makes the coverage of edges within bounds, or returns nil if it would be too large.
  convenience init?(of edges: UnsafeBufferPointer<Edge>, in bounds: PixelRect, rule: FillRule) {
    guard max(bounds.width, bounds.height) < Self.largestSide else { return nil }
    var builder = Builder(width: bounds.width)
    var row = CoverageRow(left: bounds.minX, width: bounds.width)
    defer {
      builder.deallocate()
      row.deallocate()
    }
    // The shape is covered in steps of a band's height, so that the cells of a large shape stay in
    // the caches.
    let step = 64
    let isWide = Kernels.areWide
    let cells = CellBuffer(
      region: PixelRect(
        x: bounds.minX, y: bounds.minY, width: bounds.width, height: min(step, bounds.height)))
    for first in stride(from: bounds.minY, to: bounds.maxY, by: step) {
      var region = bounds
      (region.minY, region.maxY) = (first, min(bounds.maxY, first + step))
      cells.move(to: region)
      let rows = cells.add(edges, wide: isWide)
      for y in region.rows {
        if cells.differs(y, rows) { cells.sweep(y, rule: rule, into: &row, wide: isWide) }
        builder.add { row.write(to: $0) }
      }
      guard builder.spans.count <= Self.limit else { return nil }
    }
    self.init(builder, bounds)
  }

  /// Makes the coverage of a mask, or returns nil if its width or height exceeds 16 bits.
  convenience init?(_ mask: CoverageMask) {
    guard max(mask.width, mask.height) <= Int(UInt16.max) else { return nil }
    var builder = Builder(width: mask.width)
    defer { builder.deallocate() }
    for y in 0..<mask.height {
      mask.coverage.withUnsafeBufferPointer { bytes in
        guard let base = bytes.baseAddress else { return }
        builder.add { $0.update(from: base + y * mask.width, count: mask.width) }
      }
    }
    self.init(
      builder, PixelRect(x: mask.left, y: mask.top, width: mask.width, height: mask.height))
  }

  /// Returns the spans of a row, which is relative to the pixel at which the shape is placed.
  func spans(inRow y: Int) -> UnsafeBufferPointer<Span> {
    let row = y - Int(memory.minY)
    let (first, end) = (Int(memory.starts[row]), Int(memory.starts[row + 1]))
    return UnsafeBufferPointer(start: memory.spans + first, count: end - first)
  }
}

extension CoverageSpans {
  /// A builder that collects the spans of rows.
  private struct Builder {
    var spans: [Span] = []
    var starts: [UInt32] = [0]
    private let line: UnsafeMutablePointer<UInt8>
    private let width: Int

    init(width: Int) {
      self.width = width
      // The eight additional bytes are padding for the last group; their coverage is always 0.
      line = .allocate(capacity: width + 8)
      spans.reserveCapacity(256)
    }

    func deallocate() { line.deallocate() }

    /// Appends a row.
    ///
    /// A closure writes the row's coverage into a line of zeros.
    mutating func add(_ write: (UnsafeMutablePointer<UInt8>) -> Void) {
      line.update(repeating: 0, count: width + 8)
      write(line)
      let y = UInt16(starts.count - 1)
      var x = 0
      while x < width {
        let bytes = eight(x)
        if bytes & 255 == 0 {
          x += 1
        } else {
          let count = bytes == .max ? fullEights(from: x) : 1
          spans.append(Span(bytes: bytes, x: Int32(x), y: y, count: UInt16(count)))
          x += 8 * count
        }
      }
      starts.append(UInt32(spans.count))
    }

    private func fullEights(from x: Int) -> Int {
      var count = 1
      while x + 8 * count < width, eight(x + 8 * count) == .max { count += 1 }
      return count
    }

    private func eight(_ x: Int) -> UInt64 {
      UnsafeRawPointer(line + x).loadUnaligned(as: UInt64.self).littleEndian
    }
  }
}

extension CoverageRow {
  /// Replaces the row with a row of a shape placed at a column, clipped to a range of columns.
  mutating func set(_ coverage: CoverageSpans, row y: Int, x: Int, in columns: Range<Int>) {
    count = 0
    let first = Int(coverage.memory.minX) + x
    for span in coverage.spans(inRow: y) {
      let start = first &+ Int(span.x)
      let from = max(start, columns.lowerBound)
      let to = min(start &+ 8 &* Int(span.count), columns.upperBound)
      guard from < to else { continue }
      if span.bytes == .max {
        append(from, to, value: 255)
      } else {
        // A group of eight bytes is stored even if the row ends within it, because the row's memory
        // has padding for that.
        let rest = span.bytes &>> UInt64(truncatingIfNeeded: 8 &* (from &- start))
        UnsafeMutableRawPointer(bytes + (from &- left))
          .storeBytes(of: rest.littleEndian, as: UInt64.self)
        appendBytes(from, to)
      }
    }
  }

  /// Appends a run of bytes; if the last run has bytes too and ends where the new run begins, the
  /// last run is extended instead.
  private mutating func appendBytes(_ from: Int, _ to: Int) {
    if count > 0, runs[count &- 1].value < 0, Int(runs[count &- 1].end) == from {
      runs[count &- 1].end = Int32(truncatingIfNeeded: to)
    } else {
      append(from, to, value: Int(Run.bytes))
    }
  }
}
