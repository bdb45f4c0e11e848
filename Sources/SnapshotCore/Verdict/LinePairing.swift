/// A pairing of removed lines with the added lines that replaced them.
///
/// Pairs keep the order of the removed and of the added lines, and the sum of their similarities is
/// the maximum possible:
///
/// ```
/// - section 0: inset 16 ────── + section 0: inset 24
/// - cell [0,0] 16,10 80×40 ─┐  + header [0,0] 0,0 320×30
/// - cell [0,1] 26,10 80×40 ┐└─ + cell [0,0] 24,40 80×40
///                          └── + cell [0,1] 34,40 80×40
/// ```
struct LinePairing {
  /// A removed line and the added line that replaces it, as indices into the removed and added
  /// lines.
  struct Pair: Equatable {
    let removed: Int
    let added: Int
  }

  private(set) var pairs: [Pair] = []
  /// The number of pairs of lines that were compared; tests check it.
  private(set) var comparisons = 0

  /// The minimum similarity of a pair, from 0 to 1; less similar lines are reported as removed and
  /// added.
  private static let threshold = 0.4
  /// The number of lines before and after a line's index among which its counterpart is searched
  /// for.
  private static let reach = 12
  /// The number of lines on a side above which each line is only compared with the one at its own
  /// index.
  static let searchLimit = 300

  init(removed: [String], added: [String]) {
    let (old, new) = (removed.map(LineProfile.init), added.map(LineProfile.init))
    if max(old.count, new.count) > Self.searchLimit {
      for (place, lines) in zip(old, new).enumerated()
      where likeness(lines.0, lines.1) >= Self.threshold {
        pairs.append(Pair(removed: place, added: place))
      }
    } else if !old.isEmpty && !new.isEmpty {
      align(old, new)
    }
  }

  private mutating func likeness(_ old: LineProfile, _ new: LineProfile) -> Double {
    comparisons += 1
    return old.likeness(to: new)
  }

  private mutating func align(_ old: [LineProfile], _ new: [LineProfile]) {
    // `best[i][j]` is the maximum sum for the lines from indices `i` and `j` to the end.
    var best = [[Double]](
      repeating: [Double](repeating: 0, count: new.count + 1), count: old.count + 1)
    var likenesses: [Pair.Key: Double] = [:]
    let shift = new.count - old.count
    for i in old.indices.reversed() {
      for j in new.indices.reversed() {
        best[i][j] = max(best[i + 1][j], best[i][j + 1])
        // If there are more lines of one kind than of the other, the extra lines may be at the
        // beginning or at the end, so the range of compared lines includes both cases.
        guard j - i >= min(0, shift) - Self.reach, j - i <= max(0, shift) + Self.reach else {
          continue
        }
        let likeness = likeness(old[i], new[j])
        if likeness < Self.threshold { continue }
        likenesses[.init(i, j)] = likeness
        best[i][j] = max(best[i][j], best[i + 1][j + 1] + likeness)
      }
    }
    var (i, j) = (0, 0)
    while i < old.count && j < new.count {
      if let likeness = likenesses[.init(i, j)], best[i][j] == best[i + 1][j + 1] + likeness {
        pairs.append(Pair(removed: i, added: j))
        (i, j) = (i + 1, j + 1)
      } else if best[i][j] == best[i + 1][j] {
        i += 1
      } else {
        j += 1
      }
    }
  }
}

extension LinePairing.Pair {
  fileprivate struct Key: Hashable {
    let removed: Int
    let added: Int

    init(_ removed: Int, _ added: Int) { (self.removed, self.added) = (removed, added) }
  }
}

/// The properties of a line used to estimate how similar two lines are.
private struct LineProfile {
  /// The maximum number of characters of a line that are compared.
  private static let limit = 1000

  private let start: [Unicode.Scalar]
  private let counts: [Substring: Int]
  private let wordCount: Int

  init(_ line: String) {
    start = Array(line.unicodeScalars.prefix(Self.limit))
    let text = String(String.UnicodeScalarView(start))
    let words = LineChange.words(text).filter { !$0.allSatisfy(\.isWhitespace) }
    counts = words.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    wordCount = words.count
  }

  /// Returns the similarity of two lines, from 0 to 1: the share of common words, or of common
  /// characters at both ends if it is greater.
  func likeness(to other: LineProfile) -> Double {
    let words = counts.reduce(0) { $0 + min($1.value, other.counts[$1.key] ?? 0) }
    let share = Double(2 * words) / Double(max(wordCount + other.wordCount, 1))
    let head = zip(start, other.start).prefix { $0 == $1 }.count
    let tail = zip(start.dropFirst(head).reversed(), other.start.dropFirst(head).reversed())
      .prefix { $0 == $1 }.count
    return max(share, Double(head + tail) / Double(max(start.count, other.start.count, 1)))
  }
}
