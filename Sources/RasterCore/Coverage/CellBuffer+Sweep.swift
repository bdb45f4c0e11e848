extension CellBuffer {
  /// Gaps up to this long are written as bytes, which is quicker than two more runs.
  private static let shortGap = 12

  /// Sums a row's cells into runs of coverage in the region's columns, and cleans them.
  func sweep(_ y: Int, rule: FillRule, into row: inout CoverageRow, wide: Bool) {
    if wide { return sweepWide(y, rule: rule, into: &row) }
    sweep(y, from: region.minX, to: region.maxX, rule: rule, into: &row)
  }

  /// Sums a row's cells into runs of coverage between two columns, and cleans them.
  func sweep(_ y: Int, from minX: Int, to maxX: Int, rule: FillRule, into row: inout CoverageRow) {
    let (cells, marks) = (cells(inRow: y), marks(inRow: y))
    let left = region.minX
    // Cells beyond `maxX` may be touched by edges at the right side; they are cleaned as well.
    let end = maxX &- left
    var (x, sum) = (minX &- left, 0)
    // Where the run of bytes began that ends at `x`; -1 when none is open.
    var run = -1
    row.count = 0
    while let first = Self.next(crossed: true, in: marks, from: x, to: end &+ 1) {
      run = appendGap(from: x, to: min(first, end), Self.coverage(sum, rule), run, into: &row)
      let past = (Self.next(crossed: false, in: marks, from: first, to: end &+ 1) ?? end &+ 1) &+ 1
      sum = writeCells(cells, from: first, to: past, end: end, sum: sum, rule: rule, into: row)
      if run < 0 { run = first }
      x = past
    }
    appendBytes(from: run, to: min(x, end), into: &row)
    _ = appendGap(from: x, to: end, Self.coverage(sum, rule), -1, into: &row)
    // The bits last: until here they named the cells to read.
    clean(marks, from: minX &- left, to: end &+ 1)
  }

  /// Appends pixels that are all covered alike, and before them the run of bytes that is open,
  /// unless they are few enough to go on with it; returns where it began or -1.
  @inline(__always)
  private func appendGap(
    from first: Int, to end: Int, _ value: Int, _ run: Int, into row: inout CoverageRow
  ) -> Int {
    if run >= 0, end &- first <= Self.shortGap {
      let bytes = row.bytes + (region.minX &- row.left)
      var x = first
      while x < end {
        bytes[x] = UInt8(truncatingIfNeeded: value)
        x &+= 1
      }
      return run
    }
    appendBytes(from: run, to: first, into: &row)
    if first < end, value > 0 {
      row.append(first &+ region.minX, end &+ region.minX, value: value)
    }
    return -1
  }

  /// Appends a run of bytes that were written.
  private func appendBytes(from first: Int, to end: Int, into row: inout CoverageRow) {
    if first >= 0, first < end {
      row.append(
        first &+ region.minX, end &+ region.minX, value: Int(CoverageRow.Run.bytes))
    }
  }

  /// Writes cells' coverage as bytes and returns the sum behind them.
  @inline(__always)
  private func writeCells(
    _ cells: UnsafeMutablePointer<Int>, from first: Int, to past: Int, end: Int, sum: Int,
    rule: FillRule, into row: CoverageRow
  ) -> Int {
    let bytes = row.bytes + (region.minX &- row.left)
    var (sum, x) = (sum, first)
    let visible = min(past, end)
    // Each cell is cleared as it is read, while it is in the cache.
    while x < visible {
      sum &+= cells[x]
      cells[x] = 0
      bytes[x] = UInt8(truncatingIfNeeded: Self.coverage(sum, rule))
      x &+= 1
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
    // By even and odd the coverage goes up to 1 and down again; by winding it stays at 1.
    if rule == .evenOdd {
      area &= 1 << (areaBits &+ 1) &- 1
      if area > 1 << areaBits { area = 1 << (areaBits &+ 1) &- area }
    } else if area > 1 << areaBits {
      return 255
    }
    return (area &* 255 &+ 1 << (areaBits &- 1)) >> areaBits
  }

  /// Returns the first column from `x` whose bit is as wanted, before `end`.
  private static func next(
    crossed: Bool, in marks: UnsafeMutablePointer<UInt64>, from x: Int, to end: Int
  ) -> Int? {
    guard x < end else { return nil }
    // Looking for a clear bit is looking for a set one in the complement, 64 columns at a time.
    let flip: UInt64 = crossed ? 0 : .max
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
