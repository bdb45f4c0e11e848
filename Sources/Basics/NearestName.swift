/// The search for the name most similar to a mistyped one.
public enum NearestName {
  /// Returns the candidate that needs the fewest edits to become `word`, or nil if none is close.
  ///
  /// A candidate is close if the number of edits, ignoring case, is at most a third of the longer
  /// name's length. Of several equally close candidates, the first is returned.
  public static func of(_ word: String, in candidates: [String]) -> String? {
    let ranked = candidates.map { ($0, distance(word.lowercased(), $0.lowercased())) }
    guard let best = ranked.min(by: { $0.1 < $1.1 }) else { return nil }
    return best.1 * 3 <= max(word.count, best.0.count) ? best.0 : nil
  }

  /// Returns the minimum number of edits that change one name into another: inserting, deleting or
  /// replacing a letter, or swapping two adjacent letters.
  package static func distance(_ first: String, _ second: String) -> Int {
    let (a, b) = (Array(first), Array(second))
    // A swap refers to the row before the previous one, so three rows of the dynamic programming
    // table are stored.
    var (older, previous) = ([Int](), Array(0...b.count))
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        var edits = min(previous[j + 1] + 1, row[j] + 1, previous[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { edits = min(edits, older[j - 1] + 1) }
        row.append(edits)
      }
      (older, previous) = (previous, row)
    }
    return previous[b.count]
  }
}
