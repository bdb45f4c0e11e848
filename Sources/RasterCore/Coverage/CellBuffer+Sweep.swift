extension CellBuffer {
  /// Sums a row's cells into runs of coverage between two columns, and cleans them.
  func sweep(_ y: Int, from minX: Int, to maxX: Int, rule: FillRule, into row: inout CoverageRow) {
    let (cells, marks) = (cells(inRow: y), marks(inRow: y))
    let left = region.minX
    // Cells beyond `maxX` may be touched by edges at the right side; they are cleaned as well.
    let end = maxX &- left
    var (x, sum) = (minX &- left, 0)
    row.count = 0
    while let first = Self.next(touched: true, in: marks, from: x, to: end &+ 2) {
      appendGap(from: x, to: min(first, end), sum: sum, rule: rule, into: &row)
      let past = Self.next(touched: false, in: marks, from: first, to: end &+ 2) ?? end &+ 2
      sum = appendCells(cells, from: first, to: past, end: end, sum: sum, rule: rule, into: &row)
      x = past
    }
    appendGap(from: x, to: end, sum: sum, rule: rule, into: &row)
    clean(marks, from: minX &- left, to: end &+ 2)
  }

  /// Appends pixels between touched cells, which are all covered alike.
  private func appendGap(
    from first: Int, to end: Int, sum: Int, rule: FillRule, into row: inout CoverageRow
  ) {
    let value = Self.coverage(sum, rule)
    if first < end, value > 0 {
      row.append(first &+ region.minX, end &+ region.minX, value: value)
    }
  }

  /// Appends touched cells as bytes and returns the sum behind them.
  private func appendCells(
    _ cells: UnsafeMutablePointer<Int>, from first: Int, to past: Int, end: Int, sum: Int,
    rule: FillRule, into row: inout CoverageRow
  ) -> Int {
    let bytes = row.bytes + (region.minX &- row.left)
    var (sum, x) = (sum, first)
    let visible = min(past, end)
    while x < visible {
      sum &+= cells[x]
      cells[x] = 0
      bytes[x] = UInt8(truncatingIfNeeded: Self.coverage(sum, rule))
      x &+= 1
    }
    if first < visible {
      row.append(first &+ region.minX, visible &+ region.minX, value: Int(CoverageRow.Run.bytes))
    }
    while x < past {
      cells[x] = 0
      x &+= 1
    }
    return sum
  }

  /// Returns a winding-weighted area as a coverage from 0 to 255, rounded.
  @inline(__always)
  private static func coverage(_ sum: Int, _ rule: FillRule) -> Int {
    var area = sum < 0 ? 0 &- sum : sum
    if rule == .evenOdd {
      area &= 1 << (areaBits &+ 1) &- 1
      if area > 1 << areaBits { area = 1 << (areaBits &+ 1) &- area }
    } else if area > 1 << areaBits {
      return 255
    }
    return (area &* 255 &+ 1 << (areaBits &- 1)) >> areaBits
  }

  /// Returns the first column from `x` whose bit is as asked, before `end`.
  private static func next(
    touched: Bool, in marks: UnsafeMutablePointer<UInt64>, from x: Int, to end: Int
  ) -> Int? {
    guard x < end else { return nil }
    let flip: UInt64 = touched ? 0 : .max
    var word = x >> 6
    var bits = (marks[word] ^ flip) & (UInt64.max << UInt64(x & 63))
    let last = (end &- 1) >> 6
    while bits == 0 {
      if word == last { return nil }
      word &+= 1
      bits = marks[word] ^ flip
    }
    let found = word << 6 &+ bits.trailingZeroBitCount
    return found < end ? found : nil
  }

  private func clean(_ marks: UnsafeMutablePointer<UInt64>, from first: Int, to end: Int) {
    var word = first >> 6
    while word <= (end &- 1) >> 6 {
      marks[word] = 0
      word &+= 1
    }
  }
}
