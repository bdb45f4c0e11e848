/// One row of coverage as runs, from left to right: what the sweep makes and painting takes.
///
/// A run has one value for all its pixels, or a byte for each; pixels between runs are not covered.
/// The bytes are addressed by the pixel's column less `left`.
struct CoverageRow {
  /// Pixels `start ..< end` of one value from 1 to 255, or of bytes when the value is negative.
  struct Run {
    var start: Int32, end: Int32, value: Int32

    static let bytes: Int32 = -1
  }

  let left: Int
  let runs: UnsafeMutablePointer<Run>
  let bytes: UnsafeMutablePointer<UInt8>
  var count = 0

  /// Takes room for the columns of a region.
  init(left: Int, width: Int) {
    self.left = left
    runs = .allocate(capacity: width + 2)
    bytes = .allocate(capacity: width + 2)
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
