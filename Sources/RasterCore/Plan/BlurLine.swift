/// Numbers in rows.
struct Grid<Value: FixedWidthInteger> {
  let width: Int, height: Int
  let values: UnsafeMutablePointer<Value>

  /// Makes a grid whose numbers are not initialised, to be deallocated.
  init(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    values = .allocate(capacity: max(1, width * height))
  }

  func deallocate() { values.deallocate() }

  /// The numbers row by row.
  var array: [Value] { Array(UnsafeBufferPointer(start: values, count: width * height)) }
}

/// A line of values that is averaged several times, long enough for them to spread.
///
/// Values are alphas with 8 bits more.
final class BlurLine {
  private let count: Int
  private let reach: Int
  private let capacity: Int
  private let margin: Int
  private var values: UnsafeMutablePointer<UInt32>
  private var averages: UnsafeMutablePointer<UInt32>

  /// Makes a line of values that spread so far, with a margin of zeros.
  init(count: Int, reach: Int, margin: Int) {
    (self.count, self.reach, self.margin) = (count, reach, margin)
    capacity = count + 2 * reach + 2 * margin
    values = .allocate(capacity: capacity)
    averages = .allocate(capacity: capacity)
    values.initialize(repeating: 0, count: capacity)
    averages.initialize(repeating: 0, count: capacity)
  }

  func deallocate() {
    values.deallocate()
    averages.deallocate()
  }

  /// Takes the alphas of a bitmap's row.
  func load(rowOf bitmap: Bitmap, _ y: Int) {
    values.update(repeating: 0, count: capacity)
    let values = values + (margin + reach)
    bitmap.withUnsafePixels { pixels in
      let start = y * bitmap.width
      var x = 0
      while x < count {
        values[x] = (pixels[start &+ x] >> 24) << 8
        x &+= 1
      }
    }
  }

  /// Takes the values of a grid's row.
  func load(_ grid: Grid<UInt16>, row: Int) {
    values.update(repeating: 0, count: capacity)
    let (values, source) = (values + (margin + reach), grid.values + row * grid.width)
    var x = 0
    while x < count {
      values[x] = UInt32(source[x])
      x &+= 1
    }
  }

  /// Writes a part, counted from the first value loaded, into a column of values with the same 8 bits more.
  func store(from first: Int, count: Int, to grid: Grid<UInt16>, column: Int) {
    let values = values + (margin + reach + first)
    var (index, target) = (0, column)
    while index < count {
      grid.values[target] = UInt16(truncatingIfNeeded: values[index])
      index &+= 1
      target &+= grid.width
    }
  }

  /// Writes a part, counted from the first value loaded, rounded into a column of alphas.
  func store(from first: Int, count: Int, to grid: Grid<UInt8>, column: Int) {
    let values = values + (margin + reach + first)
    var (index, target) = (0, column)
    while index < count {
      grid.values[target] = UInt8(truncatingIfNeeded: (values[index] &+ 128) >> 8)
      index &+= 1
      target &+= grid.width
    }
  }

  /// Replaces each value by a weighted mean of those within a radius and of the two at its border.
  func average(_ radius: Int, _ innerWeight: Int, _ borderWeight: Int) {
    let (values, averages) = (values + margin, averages + margin)
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
    swap(&self.values, &self.averages)
  }
}
