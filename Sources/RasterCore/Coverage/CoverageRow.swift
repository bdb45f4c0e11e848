/// A row of coverage, as runs from left to right: the result of a sweep and the input of painting.
///
/// A run has one value for all its pixels, or a byte for each. Pixels between runs are not covered.
/// The index of a pixel's byte is its column minus `left`.
struct CoverageRow {
  /// A run of the pixels `start ..< end`, with a value from 1 to 255, or -1 if each pixel has a
  /// byte.
  struct Run {
    var start: Int32, end: Int32, value: Int32

    static let bytes: Int32 = -1
  }

  /// The column of the first byte.
  var left: Int
  let runs: UnsafeMutablePointer<Run>
  let bytes: UnsafeMutablePointer<UInt8>
  var count = 0

  /// Allocates memory for the columns of a region.
  init(left: Int, width: Int) {
    self.left = left
    // Runs do not overlap, so there are no more runs than columns.
    runs = .allocate(capacity: width + 2)
    // Kernels read and write eight bytes at a time, even past the last column, so the memory has
    // padding.
    bytes = .allocate(capacity: width + 16)
    bytes.initialize(repeating: 0, count: width + 16)
  }

  func deallocate() {
    runs.deallocate()
    bytes.deallocate()
  }

  mutating func append(_ start: Int, _ end: Int, value: Int) {
    runs[count] = Run(
      start: Int32(truncatingIfNeeded: start), end: Int32(truncatingIfNeeded: end),
      value: Int32(truncatingIfNeeded: value))
    count &+= 1
  }
}

extension CoverageRow {
  /// Replaces the row with the product of two rows.
  mutating func set(
    _ a: UnsafeBufferPointer<Run>, bytes aBytes: UnsafePointer<UInt8>,
    times b: UnsafeBufferPointer<Run>, bytes bBytes: UnsafePointer<UInt8>
  ) {
    count = 0
    var i = 0
    var j = 0
    // Both lists of runs are sorted, so each step advances past the run that ends first.
    while i < a.count, j < b.count {
      let (p, q) = (a[i], b[j])
      let (start, end) = (max(p.start, q.start), min(p.end, q.end))
      if start < end { append(Int(start), Int(end), p.value, aBytes, q.value, bBytes) }
      if p.end <= q.end { i &+= 1 }
      if q.end <= p.end { j &+= 1 }
    }
  }

  /// Appends the product of two runs for the columns `start ..< end`.
  ///
  /// `p` and `q` are the values of the runs; if one is `Run.bytes`, the run's bytes are used.
  private mutating func append(
    _ start: Int, _ end: Int, _ p: Int32, _ aBytes: UnsafePointer<UInt8>,
    _ q: Int32, _ bBytes: UnsafePointer<UInt8>
  ) {
    if p >= 0, q >= 0 {
      let value = Self.product(Int(p), Int(q))
      if value > 0 { append(start, end, value: value) }
    } else {
      var x = start &- left
      while x < end &- left {
        let value = Self.product(p < 0 ? Int(aBytes[x]) : Int(p), q < 0 ? Int(bBytes[x]) : Int(q))
        bytes[x] = UInt8(truncatingIfNeeded: value)
        x &+= 1
      }
      append(start, end, value: Int(Run.bytes))
    }
  }

  /// Returns a·b/255, rounded.
  @inline(__always)
  private static func product(_ a: Int, _ b: Int) -> Int {
    let t = a &* b &+ 128
    return (t &+ t >> 8) >> 8
  }
}
