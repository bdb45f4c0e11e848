extension Array {
  /// Returns how many elements stand before the first that `isAfter`, found by halving.
  ///
  /// The elements must be sorted so that those for which it is false come first.
  func partition(where isAfter: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isAfter(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
