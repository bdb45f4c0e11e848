/// The search for the name that is nearest to a mistyped one.
public enum NearestName {
  /// Finds the candidate with the fewest edits, or nil when none is close.
  ///
  /// Close means at most a third of the longer word is edited, letter case aside. Of equally close
  /// candidates the first wins.
  public static func of(_ word: String, in candidates: [String]) -> String? {
    let ranked = candidates.map { ($0, distance(word.lowercased(), $0.lowercased())) }
    guard let best = ranked.min(by: { $0.1 < $1.1 }) else { return nil }
    return best.1 * 3 <= max(word.count, best.0.count) ? best.0 : nil
  }

  /// Counts the letters to insert, delete, replace or swap with a neighbour.
  package static func distance(_ first: String, _ second: String) -> Int {
    let (a, b) = (Array(first), Array(second))
    // A swap looks back two rows of the table, so three rows are kept at a time.
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
