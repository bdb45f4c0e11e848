import Basics

/// An algorithm that breaks items of different sizes into lines, and positions each across the
/// axis.
struct LineBreaker {
  /// One line of items.
  struct Line: Sendable {
    var items: Range<Int>
    /// The start of the line along the axis.
    ///
    /// The starts are in ascending order, whatever the spacing.
    var start: Double
    /// The extent of the line along the axis, the largest of its items.
    var thickness: Double
    /// The largest end along the axis of this line and all lines before it.
    var furthest: Double
  }

  private let along: [Double]
  private let across: [Double]
  private let available: Span
  private let spacing: Double
  private let lineSpacing: Double
  /// The sum of the extents of all items across the axis.
  private let total: Double

  /// Creates a line breaker for the items of a section, whose sizes differ.
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
  ///   - itemStarts: a buffer that receives the start of each item across the axis.
  /// - Returns: the lines, in order.
  func lines(from start: Double, itemStarts: UnsafeMutableBufferPointer<Double>) -> [Line] {
    var lines: [Line] = LargePages.array(capacity: mostLines)
    var start = start
    var furthest = start
    var first = 0
    // Each iteration consumes at least one item, because the first item of a line always fits.
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

  /// The expected maximum number of lines, so that the array of lines rarely has to grow.
  private var mostLines: Int {
    let lines = (total + Double(across.count) * max(0, spacing)) / max(1, available.length)
    return min(across.count, Int(lines * 1.5) + 16)
  }

  /// Fills a line with items as long as they fit; the first item always fits (A15).
  @inline(__always)
  private func fill(from first: Int) -> (end: Int, total: Double, thickness: Double) {
    var filled = (end: first + 1, total: across[first], thickness: along[first])
    var remaining = available.length - across[first]
    while filled.end < across.count {
      let length = across[filled.end]
      guard FlowPolicy.fits(length, spacing: spacing, remaining: remaining) else { break }
      // The remaining length is not computed from the total: it would round differently, and lines
      // could break at different items.
      remaining -= length + spacing
      filled.total += length
      filled.thickness = max(filled.thickness, along[filled.end])
      filled.end += 1
    }
    return filled
  }

  /// Positions the items of a line.
  ///
  /// The remaining length is distributed between the items, or around a single item; on the last
  /// line it is not distributed.
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
