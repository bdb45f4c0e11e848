/// The marks of a row of pixels, one bit for each; pixel x is bit x mod 64 of word x / 64.
///
/// The memory is allocated only once, so that rows are scanned without allocation. It is accessed
/// through a pointer, since array elements are slow in tests, which are built without optimisation.
final class RowMarks {
  /// The number of 64-bit words.
  let count: Int
  /// The marks; bits beyond the last pixel are zero, except after `widen`.
  let words: UnsafeMutablePointer<UInt64>

  /// Creates marks for rows of a width, with no pixel marked.
  init(width: Int) {
    count = (width + 63) / 64
    words = .allocate(capacity: count)
    words.initialize(repeating: 0, count: count)
  }

  deinit { words.deallocate() }

  /// The number of marked pixels.
  var total: Int {
    var total = 0
    var index = 0
    while index < count {
      total &+= words[index].nonzeroBitCount
      index &+= 1
    }
    return total
  }

  func clear() { words.update(repeating: 0, count: count) }

  /// Copies the marks of another row.
  func copy(_ other: RowMarks) { words.update(from: other.words, count: count) }

  /// Removes the marks of pixels that are not marked in another row.
  func formIntersection(_ other: RowMarks) {
    var index = 0
    while index < count {
      words[index] &= other.words[index]
      index &+= 1
    }
  }

  /// Adds the marks of another row.
  func formUnion(_ other: RowMarks) {
    var index = 0
    while index < count {
      words[index] |= other.words[index]
      index &+= 1
    }
  }

  /// Removes the marks of pixels that are also marked in another row.
  func subtract(_ other: RowMarks) {
    var index = 0
    while index < count {
      words[index] &= ~other.words[index]
      index &+= 1
    }
  }

  /// Marks only the pixels in some ranges.
  func mark(_ ranges: [Range<Int>]) {
    clear()
    for range in ranges {
      for x in range { words[x >> 6] |= 1 << UInt64(x & 63) }
    }
  }

  /// Copies the marks of another row, and also marks the left and right neighbours of each.
  func widen(_ other: RowMarks) {
    var index = 0
    // The highest bit of the previous word becomes the lowest bit of this one.
    var before: UInt64 = 0
    while index < count {
      let word = other.words[index]
      let after = index + 1 < count ? other.words[index + 1] : 0
      words[index] = word | word << 1 | before >> 63 | word >> 1 | after << 63
      before = word
      index &+= 1
    }
  }

  /// Calls a closure with each marked pixel, and removes the marks for which it returns true.
  func remove(where isUnwanted: (Int) -> Bool) {
    var index = 0
    while index < count {
      var rest = words[index]
      while rest != 0 {
        let bit = rest.trailingZeroBitCount
        if isUnwanted(index &* 64 &+ bit) { words[index] &= ~(1 << UInt64(bit)) }
        rest &= rest &- 1
      }
      index &+= 1
    }
  }

  /// Appends the runs of marked pixels, from left to right.
  func appendRuns(ofRow y: Int, to runs: inout [PixelRun]) {
    var start = 0
    var isWithin = false
    var index = 0
    while index < count {
      let word = words[index]
      // A bit is set at each pixel whose mark differs from that of the previous pixel.
      var edges = word ^ (word << 1 | (isWithin ? 1 : 0))
      while edges != 0 {
        let x = index &* 64 &+ edges.trailingZeroBitCount
        if isWithin { runs.append(PixelRun(y: y, columns: start..<x)) }
        start = x
        isWithin.toggle()
        edges &= edges &- 1
      }
      index &+= 1
    }
    if isWithin { runs.append(PixelRun(y: y, columns: start..<count * 64)) }
  }
}
