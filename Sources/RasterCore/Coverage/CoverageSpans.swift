/// How far a shape covers each pixel, row by row, as eights of pixels.
///
/// Coverage is told for eight pixels at once, counted from the shape's left side; eights that are
/// not covered are left out, and those that are wholly covered are one span:
///
/// ```
///   ╭──────────────────╮       a byte for each of the first eight, then so many eights of 255,
///   │▒███▐███…███▐██▒  │       then a byte for each of the last, whose end is not covered
/// ```
///
/// So it takes memory as the shape has sides, and not area. It is never changed, and all threads
/// may read it.
final class CoverageSpans: Sendable {
  /// Eights of pixels side by side that are covered alike; laid out as the kernel reads it.
  struct Span: Sendable {
    /// The coverage of eight pixels, the first in the lowest byte.
    let bytes: UInt64
    /// The first column and the row, counted from the bounds'.
    let x: Int32
    let y: UInt16
    /// How many eights.
    let count: UInt16
  }

  /// The pixels that may be covered, counted from the one that the shape stands on.
  let bounds: PixelRect
  private let spans: [Span]
  /// Where each row's spans begin, and the end of all.
  private let starts: [Int]

  /// How much memory it takes, in bytes.
  var byteCount: Int { spans.count * MemoryLayout<Span>.stride + starts.count * 8 }

  /// The most spans: 64 KB, and what a screen's largest cards need.
  private static let limit = 1 << 12
  /// The longest side, in pixels.
  private static let largestSide = 1 << 12

  /// Makes the coverage of edges within bounds; nil where it would be large.
  init?(of edges: UnsafeBufferPointer<Edge>, in bounds: PixelRect, rule: FillRule) {
    guard max(bounds.width, bounds.height) < Self.largestSide else { return nil }
    var builder = Builder(bounds)
    defer { builder.deallocate() }
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
        if cells.differs(y, rows) {
          cells.sweep(y, rule: rule, into: &builder.row, wide: isWide)
        }
        builder.endRow()
      }
      // Every row was swept, so that the cells are clean again; no more of them are needed.
      guard builder.spans.count <= Self.limit else { return nil }
    }
    self.bounds = bounds
    spans = builder.spans
    starts = builder.starts
  }

  /// Calls a closure with the spans of some rows, counted from the pixel that the shape stands on.
  func withSpans(inRows rows: Range<Int>, _ body: (UnsafeBufferPointer<Span>) -> Void) {
    let (first, end) = (
      starts[rows.lowerBound - bounds.minY], starts[rows.upperBound - bounds.minY]
    )
    spans.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[first..<end])) }
  }

  /// What is swept, as spans.
  private struct Builder {
    var row: CoverageRow
    var spans: [Span] = []
    var starts = [0]
    private let line: UnsafeMutablePointer<UInt8>
    private let eights: Int

    init(_ bounds: PixelRect) {
      eights = (bounds.width + 7) / 8
      row = CoverageRow(left: bounds.minX, width: bounds.width)
      line = .allocate(capacity: eights * 8)
      spans.reserveCapacity(4 * bounds.height)
    }

    func deallocate() {
      row.deallocate()
      line.deallocate()
    }

    /// Appends the spans of the row.
    mutating func endRow() {
      line.update(repeating: 0, count: eights * 8)
      row.write(to: line)
      let y = UInt16(starts.count - 1)
      var run = 0
      for eight in 0..<eights {
        let bytes = UnsafeRawPointer(line + eight * 8).loadUnaligned(as: UInt64.self).littleEndian
        if bytes == .max {
          run += 1
        } else {
          endRun(at: eight, y, &run)
          if bytes != 0 { spans.append(Span(bytes: bytes, x: Int32(eight * 8), y: y, count: 1)) }
        }
      }
      endRun(at: eights, y, &run)
      starts.append(spans.count)
    }

    private mutating func endRun(at eight: Int, _ y: UInt16, _ run: inout Int) {
      guard run > 0 else { return }
      spans.append(
        Span(bytes: .max, x: Int32((eight - run) * 8), y: y, count: UInt16(run)))
      run = 0
    }
  }
}

extension CoverageRow {
  /// Replaces the row by one of a shape that stands on a column.
  mutating func set(_ coverage: CoverageSpans, row y: Int, x: Int) {
    count = 0
    let (first, end) = (coverage.bounds.minX + x, coverage.bounds.maxX + x)
    coverage.withSpans(inRows: y..<y + 1) { spans in
      for span in spans {
        let start = first + Int(span.x)
        if span.bytes == .max {
          append(start, start + 8 * Int(span.count), value: 255)
        } else {
          // Behind the last column of the row there is memory for a whole eight.
          UnsafeMutableRawPointer(bytes + (start - left))
            .storeBytes(of: span.bytes.littleEndian, as: UInt64.self)
          append(start, min(start + 8, end), value: Int(Run.bytes))
        }
      }
    }
  }
}
