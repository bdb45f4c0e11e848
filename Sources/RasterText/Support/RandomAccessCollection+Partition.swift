extension RandomAccessCollection {
  /// Finds the first place whose element passes, in a collection where all that pass come last.
  func partitioningIndex(where passes: (Element) -> Bool) -> Index {
    var (low, count) = (startIndex, count)
    while count > 0 {
      let half = count / 2
      let middle = index(low, offsetBy: half)
      if passes(self[middle]) {
        count = half
      } else {
        low = index(after: middle)
        count -= half + 1
      }
    }
    return low
  }
}
