/// Breaks items of different sizes into lines.
struct LineBreaker {
  /// One line of items.
  struct Line: Sendable {
    /// The items of the line.
    var items: Range<Int>
    /// Where the line begins along the axis; lines begin in order, whatever the spacing.
    var start: Double
    /// The extent of the line along the axis, the largest of its items.
    var thickness: Double
    /// How far this line and all before it reach along the axis.
    var furthest: Double
  }

  private let along: [Double]
  private let across: [Double]
  private let room: Span
  private let spacing: Double
  private let lineSpacing: Double
  /// The extents of all items across the axis, added up.
  private let total: Double

  /// Prepares to break the items of a section, whose sizes differ, into lines that have some room.
  init(_ section: FlowSection, room: Span) {
    along = section.items.along
    across = section.items.across
    self.room = room
    total = section.items.totalAcross
    spacing = section.interitemSpacing
    lineSpacing = section.lineSpacing
  }

  /// Breaks all items into lines.
  ///
  /// - Parameters:
  ///   - start: Where the first line begins along the axis.
  ///   - itemStarts: Receives for each item where it begins across the axis.
  /// - Returns: The lines in order.
  func lines(from start: Double, itemStarts: UnsafeMutableBufferPointer<Double>) -> [Line] {
    var lines: [Line] = []
    lines.reserveCapacity(mostLines)
    var start = start
    var furthest = start
    var first = 0
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

  /// A generous guess at the number of lines, which saves growing a large array again and again.
  private var mostLines: Int {
    let lines = (total + Double(across.count) * max(0, spacing)) / max(1, room.length)
    return min(across.count, Int(lines * 1.5) + 16)
  }

  /// Fills a line with items as long as they fit; the first always does (A15).
  @inline(__always)
  private func fill(from first: Int) -> (end: Int, total: Double, thickness: Double) {
    var filled = (end: first + 1, total: across[first], thickness: along[first])
    var remaining = room.length - across[first]
    while filled.end < across.count {
      let length = across[filled.end]
      guard FlowPolicy.fits(length, spacing: spacing, remaining: remaining) else { break }
      remaining -= length + spacing
      filled.total += length
      filled.thickness = max(filled.thickness, along[filled.end])
      filled.end += 1
    }
    return filled
  }

  /// Shares what the items of a line leave over: between them, around a single one, or, on the last
  /// line, not at all.
  @inline(__always)
  private func place(
    _ items: Range<Int>, total: Double, into starts: UnsafeMutableBufferPointer<Double>
  ) {
    let leftover = room.length - total
    let isLast = items.upperBound == across.count
    let gap = isLast || items.count == 1 ? spacing : leftover / Double(items.count - 1)
    var start = isLast || items.count > 1 ? room.start : room.start + leftover / 2
    for item in items {
      starts[item] = start
      start += FlowPolicy.advance(across[item], spacing: gap)
    }
  }
}
