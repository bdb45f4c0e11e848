extension CellBuffer {
  /// The maximum length, in pixels, of a gap between two runs of bytes that is also written as
  /// bytes, which avoids two more runs.
  private static let shortGap = 12

  /// Sums a row's cells into runs of coverage in the region's columns, and clears the cells.
  func sweep(_ y: Int, rule: FillRule, into row: inout CoverageRow, wide: Bool) {
    if wide { return sweepWide(y, rule: rule, into: &row) }
    sweep(y, from: region.minX, to: region.maxX, rule: rule, into: &row)
  }

  /// Sums a row's cells into runs of coverage between two columns, and clears the cells.
  func sweep(_ y: Int, from minX: Int, to maxX: Int, rule: FillRule, into row: inout CoverageRow) {
    let (cells, marks) = (cells(inRow: y), marks(inRow: y))
    let left = region.minX
    // Edges at the right side may have touched cells beyond `maxX`, which are cleared as well.
    let end = maxX &- left
    var (x, sum) = (minX &- left, 0)
    // The start of the run of bytes that is still open and ends at `x`, or -1 if none is open.
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
    // The loop above finds the cells by their marks, so the marks are cleared last.
    clean(marks, from: minX &- left, to: end &+ 1)
  }

  /// Closes the open run of bytes, if any, and appends a run for a gap of equally covered pixels; a
  /// short gap extends the open run instead.
  ///
  /// A gap whose coverage is 0 needs no run.
  ///
  /// Returns the start of the open run, or -1 if none is open.
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

  /// Appends a run for bytes already written.
  private func appendBytes(from first: Int, to end: Int, into row: inout CoverageRow) {
    if first >= 0, first < end {
      row.append(
        first &+ region.minX, end &+ region.minX, value: Int(CoverageRow.Run.bytes))
    }
  }

  /// Writes the coverage of cells as bytes and returns the running sum after them.
  @inline(__always)
  private func writeCells(
    _ cells: UnsafeMutablePointer<Int>, from first: Int, to past: Int, end: Int, sum: Int,
    rule: FillRule, into row: CoverageRow
  ) -> Int {
    let bytes = row.bytes + (region.minX &- row.left)
    var (sum, x) = (sum, first)
    let visible = min(past, end)
    // Each cell is cleared as soon as it is read, while it is in the cache.
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

  /// Converts a winding-weighted area to a coverage from 0 to 255, rounded.
  @inline(__always)
  private static func coverage(_ sum: Int, _ rule: FillRule) -> Int {
    var area = sum < 0 ? 0 &- sum : sum
    // With the even-odd rule, coverage rises to 1 and falls again as the area grows. With the
    // non-zero rule, it stays at 1.
    if rule == .evenOdd {
      area &= 1 << (areaBits &+ 1) &- 1
      if area > 1 << areaBits { area = 1 << (areaBits &+ 1) &- area }
    } else if area > 1 << areaBits {
      return 255
    }
    return (area &* 255 &+ 1 << (areaBits &- 1)) >> areaBits
  }

  /// Returns the first column from `x` and before `end` whose mark equals `crossed`, or nil if
  /// there is none.
  private static func next(
    crossed: Bool, in marks: UnsafeMutablePointer<UInt64>, from x: Int, to end: Int
  ) -> Int? {
    guard x < end else { return nil }
    // Searching for a clear bit is searching for a set bit in the complement, so both searches
    // examine 64 columns at a time.
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
