/// The difference between two texts, line by line.
package struct TextDifference: Sendable, Hashable, Codable {
  /// A line that is in the golden, in the actual text, or in both.
  package enum Line: Sendable, Hashable, Codable {
    /// The line is in both.
    case kept(String)
    /// The line is only in the golden.
    case removed(String)
    /// The line is only in the actual text.
    case added(String)
  }

  /// Changed lines with the unchanged lines around them.
  package struct Hunk: Sendable, Hashable, Codable {
    /// The number of the first line in the golden, from 1.
    package let goldenLine: Int
    /// The number of the first line in the actual text, from 1.
    package let actualLine: Int
    package let lines: [Line]
  }

  /// The groups of changed lines, each with up to `context` unchanged lines before and after the
  /// changes.
  package let hunks: [Hunk]
  /// The number of lines that are only in the golden.
  package let removed: Int
  /// The number of lines that are only in the actual text.
  package let added: Int

  package init(golden: String, actual: String, context: Int = 3) {
    let old = Self.lines(golden)
    let new = Self.lines(actual)
    let lines = Self.align(old, new)
    removed = lines.count { !$0.isInActual }
    added = lines.count { !$0.isInGolden }
    hunks = Self.hunks(lines, context: context)
  }

  /// Whether the texts are equal.
  package var isEmpty: Bool { removed == 0 && added == 0 }

  /// Splits a text only at line feeds, so that a changed line ending counts as a difference.
  private static func lines(_ text: String) -> [Substring] {
    let scalars = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    return scalars.map { Substring($0) }
  }

  private static func align(_ old: [Substring], _ new: [Substring]) -> [Line] {
    LineAlignment(old, new).steps.map { step in
      switch step {
      case .kept(let place, _): .kept(String(old[place]))
      case .removed(let place): .removed(String(old[place]))
      case .added(let place): .added(String(new[place]))
      }
    }
  }

  private static func hunks(_ lines: [Line], context: Int) -> [Hunk] {
    let changed = lines.indices.filter { !lines[$0].isInGolden || !lines[$0].isInActual }
    var ranges: [Range<Int>] = []
    for index in changed {
      let range = max(index - context, 0)..<min(index + context + 1, lines.count)
      if let last = ranges.last, range.lowerBound <= last.upperBound {
        ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
      } else {
        ranges.append(range)
      }
    }
    var (golden, actual, place) = (1, 1, 0)
    return ranges.map { range in
      // Between hunks both texts have the same lines.
      golden += range.lowerBound - place
      actual += range.lowerBound - place
      place = range.upperBound
      let hunk = Hunk(goldenLine: golden, actualLine: actual, lines: Array(lines[range]))
      golden += hunk.lines.count { $0.isInGolden }
      actual += hunk.lines.count { $0.isInActual }
      return hunk
    }
  }
}

extension CollectionDifference.Change {
  var place: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
