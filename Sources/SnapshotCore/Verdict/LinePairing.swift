/// The pairs of a removed line and the added line that replaced it.
///
/// Pairs keep the order of both sides, and the sum of their likeness is the greatest that can be
/// had:
///
/// ```
/// - section 0: inset 16 ────── + section 0: inset 24
/// - cell [0,0] 16,10 80×40 ─┐  + header [0,0] 0,0 320×30
/// - cell [0,1] 26,10 80×40 ┐└─ + cell [0,0] 24,40 80×40
///                          └── + cell [0,1] 34,40 80×40
/// ```
struct LinePairing {
  /// A line that replaces another, by their indexes among the removed and the added lines.
  struct Pair: Equatable {
    let removed: Int
    let added: Int
  }

  private(set) var pairs: [Pair] = []
  /// The number of comparisons of two lines.
  private(set) var comparisons = 0

  /// Lines that have less than this in common are reported by themselves.
  private static let threshold = 0.4
  /// The number of lines on each side of a line's place among which its counterpart is searched.
  private static let reach = 12
  /// Beyond so many lines on a side each is compared with the one in its own place only.
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
    // `best[i][j]`: the greatest sum for the lines from `i` and `j` on.
    var best = [[Double]](
      repeating: [Double](repeating: 0, count: new.count + 1), count: old.count + 1)
    var likenesses: [Pair.Key: Double] = [:]
    let shift = new.count - old.count
    for i in old.indices.reversed() {
      for j in new.indices.reversed() {
        best[i][j] = max(best[i + 1][j], best[i][j + 1])
        // Where one side has more lines, they may all be before or all after.
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

/// The properties of a line by which the common part of two is estimated.
private struct LineProfile {
  /// The most characters of a line that are compared.
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

  /// The share of words, or of letters at both ends, that the lines have in common: 0 to 1.
  func likeness(to other: LineProfile) -> Double {
    let words = counts.reduce(0) { $0 + min($1.value, other.counts[$1.key] ?? 0) }
    let share = Double(2 * words) / Double(max(wordCount + other.wordCount, 1))
    let head = zip(start, other.start).prefix { $0 == $1 }.count
    let tail = zip(start.dropFirst(head).reversed(), other.start.dropFirst(head).reversed())
      .prefix { $0 == $1 }.count
    return max(share, Double(head + tail) / Double(max(start.count, other.start.count, 1)))
  }
}
