extension Range<Int> {
  /// Returns the first index for which a condition holds, or the end of the range.
  ///
  /// The condition must be false up to some index and true from there on. Cost: O(log n).
  @inline(__always)
  func partitioned(where condition: (Int) -> Bool) -> Int {
    var low = lowerBound
    var high = upperBound
    while low < high {
      let middle = low + (high - low) / 2
      if condition(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
