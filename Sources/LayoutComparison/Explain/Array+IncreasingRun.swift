import Basics

extension Array {
  /// Returns the longest subsequence in which each key is greater than the previous one.
  ///
  /// Cost: O(n log n).
  package func longestIncreasingRun<Key: Comparable>(by key: (Element) -> Key) -> [Element] {
    let keys = map(key)
    // `ends[n]` is the position of the smallest key with which a subsequence of n + 1 elements can
    // end. `former` contains, for each position, the previous position in its subsequence.
    var ends: [Int] = []
    var former = [Int?](repeating: nil, count: count)
    for position in indices {
      let length = ends.partitioningIndex { keys[$0] >= keys[position] }
      former[position] = length > 0 ? ends[length - 1] : nil
      if length == ends.count { ends.append(position) } else { ends[length] = position }
    }
    var run: [Element] = []
    var last = ends.last
    while let position = last {
      run.append(self[position])
      last = former[position]
    }
    return run.reversed()
  }
}
