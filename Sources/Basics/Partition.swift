extension Range<Int> {
  /// Returns the first number for which a condition is true, or the end of the range.
  ///
  /// The condition must be false up to some number and true from there on. The cost is O(log n).
  @inlinable
  @inline(__always)
  package func partitioned(where condition: (Int) -> Bool) -> Int {
    var low = lowerBound
    var high = upperBound
    while low < high {
      // The sum of both bounds might overflow; this cannot.
      let middle = low + (high - low) / 2
      if condition(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension RandomAccessCollection where Index == Int {
  /// Returns the index of the first element that passes, or the end of the collection.
  ///
  /// The elements that pass must be at the end of the collection. The cost is O(log n).
  @inlinable
  @inline(__always)
  package func partitioningIndex(where passes: (Element) -> Bool) -> Int {
    (startIndex..<endIndex).partitioned { passes(self[$0]) }
  }
}
