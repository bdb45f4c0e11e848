import LayoutComparison

extension TextDifference {
  /// The change in one sentence: `line 7: “…gap 8…” → “…gap 12…”`, or `3 lines changed, 1 added`.
  package var headline: String {
    let rows = hunks.flatMap(\.rows)
    let changes = rows.compactMap { if case .changed(let change, _) = $0 { change } else { nil } }
    let (gone, come) = (removed - changes.count, added - changes.count)
    if let only = Self.only(rows) { return only }
    // If the same replacement occurs in many lines, it is described once.
    let replacements = Set(changes.map(\.replacement))
    if gone == 0, come == 0, replacements.count == 1, let change = replacements.first ?? nil {
      return "\(Counted.text(changes.count, "line")): \(Quotation.change(change[0], change[1]))"
    }
    let counts = [(changes.count, "changed"), (gone, "removed"), (come, "added")]
      .filter { $0.0 > 0 }
    return counts.enumerated().map { index, count in
      "\(index == 0 ? Counted.text(count.0, "line") : "\(count.0)") \(count.1)"
    }.joined(separator: ", ")
  }

  /// The difference in the style of `diff -u`, with `-` for the golden and `+` for the actual text.
  ///
  /// A line that was changed into another is listed once, as `~`, with `[-removed-]` and
  /// `{+added+}` parts.
  package var unified: [String] {
    hunks.flatMap { hunk in
      ["@@ line \(hunk.goldenLine) → \(hunk.actualLine) @@"] + hunk.rows.map(\.text)
    }
  }

  /// Returns a description of the only line that was changed, added, removed or replaced; nil if
  /// there is no such line or more than one.
  private static func only(_ rows: [Row]) -> String? {
    let different = rows.filter(\.isDifferent)
    switch (different.first, different.dropFirst().first, different.count) {
    case (.changed(let change, let line)?, _, 1): return "line \(line): \(change.quotation)"
    case (.added(let text, let line)?, _, 1): return "line \(line) added: \(Quotation.text(text))"
    case (.removed(let text, let line)?, _, 1):
      return "line \(line) removed: \(Quotation.text(text))"
    case (.removed(let old, let line)?, .added(let new, let other)?, 2) where line == other:
      return "line \(line): \(Quotation.change(old, new))"
    default: return nil
    }
  }
}

extension TextDifference {
  /// A line of the difference; an added line is numbered in the actual text, a removed or changed
  /// line in the golden.
  enum Row {
    case kept(String)
    case removed(String, line: Int)
    case added(String, line: Int)
    /// A line that replaces another one.
    case changed(LineChange, line: Int)

    var isDifferent: Bool { if case .kept = self { false } else { true } }

    /// The line with the mark before it.
    fileprivate var text: String {
      switch self {
      case .kept(let text): " \(text)"
      case .removed(let text, _): "-\(text)"
      case .added(let text, _): "+\(text)"
      case .changed(let change, _): "~\(change.marked)"
      }
    }
  }
}

extension TextDifference.Hunk {
  /// The pairs of lines in which one replaces the other, as indices into `lines`.
  package var pairs: [(removed: Int, added: Int)] {
    blocks.flatMap { block in
      let removed = block.filter { !lines[$0].isInActual }
      let added = block.filter { !lines[$0].isInGolden }
      return LinePairing(
        removed: removed.map { lines[$0].words }, added: added.map { lines[$0].words }
      ).pairs.map { (removed[$0.removed], added[$0.added]) }
    }
  }

  /// The ranges of consecutive lines that are not in both texts.
  private var blocks: [Range<Int>] {
    var blocks: [Range<Int>] = []
    for place in lines.indices where !(lines[place].isInGolden && lines[place].isInActual) {
      if let last = blocks.last, last.upperBound == place {
        blocks[blocks.count - 1] = last.lowerBound..<(place + 1)
      } else {
        blocks.append(place..<(place + 1))
      }
    }
    return blocks
  }

  /// The lines in the order of the report: an added line follows the removed line that it replaces.
  var rows: [TextDifference.Row] {
    let successors = Dictionary(pairs.map { ($0.removed, $0.added) }) { first, _ in first }
    var (golden, actual) = (goldenLine, actualLine)
    var rows: [TextDifference.Row] = []
    var next = lines.startIndex
    for block in blocks {
      for line in lines[next..<block.lowerBound] { rows.append(.kept(line.words)) }
      (golden, actual) = (golden + block.lowerBound - next, actual + block.lowerBound - next)
      next = block.upperBound
      rows += self.rows(of: block, golden: &golden, actual: &actual, successors)
    }
    return rows + lines[next...].map { .kept($0.words) }
  }

  private func rows(
    of block: Range<Int>, golden: inout Int, actual: inout Int, _ successors: [Int: Int]
  ) -> [TextDifference.Row] {
    var rows: [TextDifference.Row] = []
    var waiting = block.filter { !lines[$0].isInGolden }[...]
    for place in block where !lines[place].isInActual {
      if let successor = successors[place] {
        // Added lines that precede the replacing line are listed before it.
        while let first = waiting.first, first < successor {
          rows.append(.added(lines[first].words, line: actual))
          (waiting, actual) = (waiting.dropFirst(), actual + 1)
        }
        let change = LineChange(golden: lines[place].words, actual: lines[successor].words)
        rows.append(.changed(change, line: golden))
        (waiting, actual) = (waiting.dropFirst(), actual + 1)
      } else {
        rows.append(.removed(lines[place].words, line: golden))
      }
      golden += 1
    }
    for place in waiting {
      rows.append(.added(lines[place].words, line: actual))
      actual += 1
    }
    return rows
  }
}

extension TextDifference.Line {
  /// The text of the line without a mark.
  var words: String {
    switch self {
    case .kept(let text), .removed(let text), .added(let text): text
    }
  }

  var isInGolden: Bool { if case .added = self { false } else { true } }
  var isInActual: Bool { if case .removed = self { false } else { true } }
}
