/// Index paths as people write them: `[0,0]–[0,11], [1,2]`.
enum IndexRanges {
  /// How many ranges are named before the rest is counted.
  private static let limit = 6

  /// Returns the ranges; neighbours in a section are drawn together.
  static func text(_ indices: [GoldenLayout.Index]) -> String {
    let ranges = ranges(indices.sorted())
    let named = ranges.prefix(limit).map { first, last in
      first == last ? "\(first)" : "\(first)–\(last)"
    }
    let rest = ranges.count - named.count
    return named.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }

  private static func ranges(
    _ indices: [GoldenLayout.Index]
  ) -> [(first: GoldenLayout.Index, last: GoldenLayout.Index)] {
    var ranges: [(first: GoldenLayout.Index, last: GoldenLayout.Index)] = []
    for index in indices {
      if let last = ranges.last?.last, last.section == index.section,
        index.item == last.item || index.item == last.item &+ 1
      {
        ranges[ranges.count - 1].last = index
      } else {
        ranges.append((index, index))
      }
    }
    return ranges
  }
}
