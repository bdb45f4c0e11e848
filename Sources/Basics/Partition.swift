extension Range<Int> {
  /// Returns the first number for which a condition holds, or the end of the range.
  ///
  /// The condition must be false up to some number and true from there on. Cost: O(log n).
  @inlinable
  @inline(__always)
  package func partitioned(where condition: (Int) -> Bool) -> Int {
    var low = lowerBound
    var high = upperBound
    while low < high {
      // The sum of both may be beyond Int, and this is not.
      let middle = low + (high - low) / 2
      if condition(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension RandomAccessCollection where Index == Int {
  /// Returns the index of the first element that passes, or the end of the collection.
  ///
  /// The elements that pass must all come last. Cost: O(log n).
  @inlinable
  @inline(__always)
  package func partitioningIndex(where passes: (Element) -> Bool) -> Int {
    (startIndex..<endIndex).partitioned { passes(self[$0]) }
  }
}
