extension Range<Int> {
  /// Returns the first number of the range for which a condition is true, or the end of the range.
  ///
  /// The condition must be false up to some number and true from that number on. The cost is O(log
  /// n).
  @inlinable
  @inline(__always)
  package func partitioned(where condition: (Int) -> Bool) -> Int {
    var low = lowerBound
    var high = upperBound
    while low < high {
      // `low + high` could overflow; this expression cannot.
      let middle = low + (high - low) / 2
      if condition(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension RandomAccessCollection where Index == Int {
  /// Returns the index of the first element that fulfils a condition, or the end of the collection.
  ///
  /// The elements that fulfil the condition must all be at the end of the collection. The cost is
  /// O(log n).
  @inlinable
  @inline(__always)
  package func partitioningIndex(where passes: (Element) -> Bool) -> Int {
    (startIndex..<endIndex).partitioned { passes(self[$0]) }
  }
}
