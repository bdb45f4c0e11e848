/// The coverage of each pixel by a shape or a letter, row by row, as eights of pixels.
///
/// Coverage is reported for eight pixels at once, from the first that is covered; eights that are
/// wholly covered are one span, and what is not covered is left out:
///
/// ```
///   ╭──────────────────╮       a byte for each of the first eight, then so many eights of 255,
///   │▒███▐███…███▐██▒  │       then a byte for each of the last, whose end is not covered
/// ```
///
/// So it takes memory as the shape has sides, and not area. It is never changed, and all threads
/// may read it.
final class CoverageSpans: @unchecked Sendable {
  /// Eights of pixels side by side that are covered alike; laid out as the kernel reads it.
  struct Span {
    /// The coverage of eight pixels, the first in the lowest byte.
    let bytes: UInt64
    /// The first column and the row, counted from the bounds'.
    let x: Int32
    let y: UInt16
    /// The number of eights.
    let count: UInt16
  }

  /// The memory of a coverage that a kernel reads, as long as the object exists.
  struct Memory: @unchecked Sendable {
    let spans: UnsafePointer<Span>
    /// The start of each row's spans, and the end of all.
    let starts: UnsafePointer<UInt32>
    let minX: Int32, minY: Int32, width: Int32, height: Int32
  }

  let memory: Memory
  /// The memory that it takes, in bytes.
  let byteCount: Int

  /// The pixels that may be covered, counted from the one that the shape is on.
  var bounds: PixelRect {
    PixelRect(
      x: Int(memory.minX), y: Int(memory.minY), width: Int(memory.width),
      height: Int(memory.height))
  }

  /// The most spans: 64 KB, enough for a screen's largest cards.
  private static let limit = 1 << 12
  /// The longest side, in pixels.
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

  /// Makes the coverage of edges within bounds; nil if it would be large.
  convenience init?(of edges: UnsafeBufferPointer<Edge>, in bounds: PixelRect, rule: FillRule) {
    guard max(bounds.width, bounds.height) < Self.largestSide else { return nil }
    var builder = Builder(width: bounds.width)
    var row = CoverageRow(left: bounds.minX, width: bounds.width)
    defer {
      builder.deallocate()
      row.deallocate()
    }
    // As many rows at once as a band has, so that the cells of a large shape stay in the caches.
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

  /// Makes the coverage of a mask; nil for one of more rows or columns than can be numbered.
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

  /// Returns the spans of a row, counted from the pixel that the shape is on.
  func spans(inRow y: Int) -> UnsafeBufferPointer<Span> {
    let row = y - Int(memory.minY)
    let (first, end) = (Int(memory.starts[row]), Int(memory.starts[row + 1]))
    return UnsafeBufferPointer(start: memory.spans + first, count: end - first)
  }
}

extension CoverageSpans {
  /// A collector of rows.
  private struct Builder {
    var spans: [Span] = []
    var starts: [UInt32] = [0]
    private let line: UnsafeMutablePointer<UInt8>
    private let width: Int

    init(width: Int) {
      self.width = width
      // Eight more, which are never covered.
      line = .allocate(capacity: width + 8)
      spans.reserveCapacity(256)
    }

    func deallocate() { line.deallocate() }

    /// Appends a row whose bytes a closure writes over zeros.
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
  /// Replaces the row by one of a shape that is on a column, cut to some columns.
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
        // Behind the last column of the row there is memory for a whole eight.
        let rest = span.bytes &>> UInt64(truncatingIfNeeded: 8 &* (from &- start))
        UnsafeMutableRawPointer(bytes + (from &- left))
          .storeBytes(of: rest.littleEndian, as: UInt64.self)
        appendBytes(from, to)
      }
    }
  }

  /// Appends a run of bytes, to the one that ends there if there is one.
  private mutating func appendBytes(_ from: Int, _ to: Int) {
    if count > 0, runs[count &- 1].value < 0, Int(runs[count &- 1].end) == from {
      runs[count &- 1].end = Int32(truncatingIfNeeded: to)
    } else {
      append(from, to, value: Int(Run.bytes))
    }
  }
}
