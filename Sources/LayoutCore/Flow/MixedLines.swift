import Basics

/// The lines of a section whose items differ in size.
///
/// A line is filled as long as items fit (A12). Leftover space widens the gaps until the last item
/// is at the far edge; a single item on a line is centred; the last line keeps the specified
/// spacing (A19, A21 to A23). Along the axis, items are centred in the thickness of their line
/// (A27):
///
///     │ ■■■   ■■   ■■ │   gap = (available − Σ lengths) / (n − 1)
///     │     ■■■■■     │
///     │ ■■ ■■■        │   gap = interitemSpacing
struct MixedLines: Sendable {
  /// The end of the last line along the axis.
  let end: Double
  private let items: FlowItemSizes
  /// The start of each item across the axis.
  private let starts: [Double]
  private let lines: [LineBreaker.Line]
  /// Whether items of one line may overlap each other.
  private let mayOverlap: Bool

  /// Breaks the items of a section into lines.
  init(_ section: FlowSection, start: Double, available: Span) {
    let breaker = LineBreaker(section, available: available)
    var lines: [LineBreaker.Line] = []
    // The starts are written into the array's memory, because `append` would check the capacity for
    // each item.
    starts = Array(unsafeUninitializedCapacity: section.items.count) { starts, count in
      LargePages.wish(under: UnsafeMutableRawBufferPointer(starts))
      lines = breaker.lines(from: start, itemStarts: starts)
      count = section.items.count
    }
    self.lines = lines
    items = section.items
    end = lines.last?.furthest ?? start
    mayOverlap = section.interitemSpacing < 0
  }

  func frame(of item: Int) -> AxisRect {
    let line = lines.indices.partitioned { lines[$0].items.upperBound > item }
    return frame(of: item, on: lines[line])
  }

  /// Calls a closure with each item that overlaps a rectangle, in the order of items.
  func forEachItem(in rect: AxisRect, _ body: (Int, AxisRect) -> Void) {
    // The search uses the largest end of all lines so far, because a thick line may end after the
    // thinner lines that follow it.
    let first = lines.indices.partitioned { lines[$0].furthest >= rect.along.start }
    for line in lines[first...] {
      guard line.start <= rect.along.end else { return }
      for item in candidates(on: line, overlapping: rect.across) {
        let frame = frame(of: item, on: line)
        if frame.overlaps(rect) { body(item, frame) }
      }
    }
  }

  /// Returns the items of a line that may overlap a span, including those that only touch it (K9).
  private func candidates(on line: LineBreaker.Line, overlapping span: Span) -> Range<Int> {
    let upper = line.items.partitioned { !(starts[$0] <= span.end) }
    let before = line.items.lowerBound..<upper
    // With a negative spacing the ends are not sorted, so a binary search cannot find the first
    // item that reaches the span.
    guard !mayOverlap else { return before }
    return before.partitioned { starts[$0] + items[$0].across >= span.start }..<upper
  }

  private func frame(of item: Int, on line: LineBreaker.Line) -> AxisRect {
    let size = items[item]
    let start = line.start + (line.thickness - size.along) / 2
    return AxisRect(
      along: Span(start: start, length: size.along),
      across: Span(start: starts[item], length: size.across))
  }
}
