/// A two-dimensional array of numbers.
struct Grid<Value: FixedWidthInteger> {
  let width: Int, height: Int
  let values: UnsafeMutablePointer<Value>

  /// Makes a grid of uninitialised numbers.
  ///
  /// The caller must deallocate it.
  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    values = .allocate(capacity: max(1, width * height))
  }

  func deallocate() { values.deallocate() }

  /// The numbers in row order.
  var array: [Value] { Array(UnsafeBufferPointer(start: values, count: width * height)) }
}

/// A row or column of an image that is being blurred.
///
/// The values are averaged several times, with zeros before the first and after the last value.
///
/// ```
///  margin │ reach │ count values │ reach │ margin      the values spread into the reach on both
///    0    │   0   │  ▁▃▅██████▂  │   0   │   0         sides; means are read from the margin too
/// ```
///
/// Values are alphas with 8 fraction bits. If a line is loaded again with the same values, the
/// averages are reused: the rows and columns of a card are nearly all equal.
final class BlurLine {
  private let count: Int
  private let reach: Int
  private let capacity: Int
  private let margin: Int
  private var values: UnsafeMutablePointer<UInt32>
  private var averages: UnsafeMutablePointer<UInt32>
  private let loaded: UnsafeMutablePointer<UInt16>
  private var isAveraged = false

  /// Makes a line of `count` values; on each side it has `reach` places for blurred values, and
  /// then `margin` zeros.
  init(count: Int, reach: Int, margin: Int) {
    self.count = count
    self.reach = reach
    self.margin = margin
    capacity = count + 2 * reach + 2 * margin
    values = .allocate(capacity: capacity)
    averages = .allocate(capacity: capacity)
    loaded = .allocate(capacity: max(1, count))
    averages.initialize(repeating: 0, count: capacity)
    loaded.initialize(repeating: 0, count: count)
  }

  func deallocate() {
    values.deallocate()
    averages.deallocate()
    loaded.deallocate()
  }

  /// Loads the alphas of a bitmap's row.
  func load(rowOf bitmap: Bitmap, _ y: Int) {
    bitmap.withUnsafePixels { pixels in
      let start = y * bitmap.width
      load { UInt16(truncatingIfNeeded: pixels[start &+ $0] >> 24) << 8 }
    }
  }

  /// Loads the values of a grid's row.
  func load(_ grid: Grid<UInt16>, row: Int) {
    let source = grid.values + row * grid.width
    load { source[$0] }
  }

  @inline(__always)
  private func load(_ value: (Int) -> UInt16) {
    var change: UInt16 = 0
    var x = 0
    while x < count {
      let value = value(x)
      change |= value ^ loaded[x]
      loaded[x] = value
      x &+= 1
    }
    isAveraged = isAveraged && change == 0
    if !isAveraged { copyLoaded() }
  }

  private func copyLoaded() {
    values.update(repeating: 0, count: capacity)
    let values = values + (margin + reach)
    var x = 0
    while x < count {
      values[x] = UInt32(loaded[x])
      x &+= 1
    }
  }

  /// Replaces each value, `times` times, with the weighted mean of the values within a radius and
  /// the two just beyond it.
  func average(times: Int, _ radius: Int, _ innerWeight: Int, _ borderWeight: Int) {
    guard !isAveraged else { return }
    for _ in 0..<times { average(radius, innerWeight, borderWeight) }
    isAveraged = true
  }

  /// Stores a range of the line, relative to the first loaded value, in a grid's column.
  ///
  /// The values keep their 8 fraction bits.
  func store(from first: Int, count: Int, to grid: Grid<UInt16>, column: Int) {
    let values = values + (margin + reach + first)
    var index = 0
    var target = column
    while index < count {
      grid.values[target] = UInt16(truncatingIfNeeded: values[index])
      index &+= 1
      target &+= grid.width
    }
  }

  /// Stores a range of the line, relative to the first loaded value, in a grid's column as rounded
  /// alphas.
  func store(from first: Int, count: Int, to grid: Grid<UInt8>, column: Int) {
    let values = values + (margin + reach + first)
    var index = 0
    var target = column
    while index < count {
      grid.values[target] = UInt8(truncatingIfNeeded: (values[index] &+ 128) >> 8)
      index &+= 1
      target &+= grid.width
    }
  }

  private func average(_ radius: Int, _ innerWeight: Int, _ borderWeight: Int) {
    let (values, averages) = (values + margin, averages + margin)
    // The sum is updated as the window moves: one value enters and one leaves at each step, so the
    // cost of a step does not depend on the radius.
    var sum = 0
    for index in 0..<radius { sum &+= Int(values[index]) }
    var index = 0
    while index < count &+ 2 &* reach {
      let (first, last) = (index &- radius, index &+ radius)
      sum &+= Int(values[last])
      let border = Int(values[first &- 1]) &+ Int(values[last &+ 1])
      let mean = (sum &* innerWeight &+ border &* borderWeight &+ 1 << 23) >> 24
      averages[index] = UInt32(truncatingIfNeeded: mean)
      sum &-= Int(values[first])
      index &+= 1
    }
    // After the swap, the next pass reads the averages and overwrites the old values, except for
    // the margins, which are zero.
    swap(&self.values, &self.averages)
  }
}
