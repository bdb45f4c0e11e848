import Basics

/// An algorithm that breaks items of different sizes into lines, and places each across the axis.
struct LineBreaker {
  /// One line of items.
  struct Line: Sendable {
    /// The items of the line.
    var items: Range<Int>
    /// The start of the line along the axis; lines begin in order, whatever the spacing.
    var start: Double
    /// The extent of the line along the axis, the largest of its items.
    var thickness: Double
    /// The furthest end of this line and all before it along the axis.
    var furthest: Double
  }

  private let along: [Double]
  private let across: [Double]
  private let available: Span
  private let spacing: Double
  private let lineSpacing: Double
  /// The extents of all items across the axis, added up.
  private let total: Double

  /// Makes a breaker of the items of a section, whose sizes differ, into lines within a span.
  init(_ section: FlowSection, available: Span) {
    along = section.items.along
    across = section.items.across
    self.available = available
    total = section.items.totalAcross
    spacing = section.interitemSpacing
    lineSpacing = section.lineSpacing
  }

  /// Breaks all items into lines.
  ///
  /// - Parameters:
  ///   - start: the start of the first line along the axis.
  ///   - itemStarts: receives for each item where it begins across the axis.
  /// - Returns: the lines in order.
  func lines(from start: Double, itemStarts: UnsafeMutableBufferPointer<Double>) -> [Line] {
    var lines: [Line] = LargePages.array(capacity: mostLines)
    var start = start
    var furthest = start
    var first = 0
    // Each step consumes one item at least, since the first item of a line always fits.
    while first < across.count {
      let filled = fill(from: first)
      furthest = max(furthest, start + filled.thickness)
      let line = Line(
        items: first..<filled.end, start: start, thickness: filled.thickness, furthest: furthest)
      place(line.items, total: filled.total, into: itemStarts)
      lines.append(line)
      start += FlowPolicy.advance(line.thickness, spacing: lineSpacing)
      first = filled.end
    }
    return lines
  }

  /// An estimate of the number of lines, rather too large, so that the array rarely grows.
  private var mostLines: Int {
    let lines = (total + Double(across.count) * max(0, spacing)) / max(1, available.length)
    return min(across.count, Int(lines * 1.5) + 16)
  }

  /// Fills a line with items as long as they fit; the first always does (A15).
  @inline(__always)
  private func fill(from first: Int) -> (end: Int, total: Double, thickness: Double) {
    var filled = (end: first + 1, total: across[first], thickness: along[first])
    var remaining = available.length - across[first]
    while filled.end < across.count {
      let length = across[filled.end]
      guard FlowPolicy.fits(length, spacing: spacing, remaining: remaining) else { break }
      // What remains is never computed from the total: rounding differs, and with it a line's end.
      remaining -= length + spacing
      filled.total += length
      filled.thickness = max(filled.thickness, along[filled.end])
      filled.end += 1
    }
    return filled
  }

  /// Places the items of a line: the remaining length is shared between them, around a single one,
  /// or, on the last line, not at all.
  @inline(__always)
  private func place(
    _ items: Range<Int>, total: Double, into starts: UnsafeMutableBufferPointer<Double>
  ) {
    let leftover = available.length - total
    let isLast = items.upperBound == across.count
    let gap = isLast || items.count == 1 ? spacing : leftover / Double(items.count - 1)
    var start = isLast || items.count > 1 ? available.start : available.start + leftover / 2
    for item in items {
      starts[item] = start
      start += FlowPolicy.advance(across[item], spacing: gap)
    }
  }
}
