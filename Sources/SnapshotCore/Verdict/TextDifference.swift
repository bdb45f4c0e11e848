/// What is different between two texts, line by line.
public struct TextDifference: Sendable, Hashable, Codable {
  /// A line of the golden, of the text now, or of both.
  public enum Line: Sendable, Hashable, Codable {
    /// The line is in both.
    case kept(String)
    /// The line is in the golden only.
    case removed(String)
    /// The line is in the text now only.
    case added(String)
  }

  /// Lines with the context they stand in.
  public struct Hunk: Sendable, Hashable, Codable {
    /// The number of the first line in the golden, from 1.
    public let goldenLine: Int
    /// The number of the first line in the text now, from 1.
    public let actualLine: Int
    /// The lines in order.
    public let lines: [Line]
  }

  /// The texts' lines from the first that differs to the last, with `context` lines around each
  /// change.
  public let hunks: [Hunk]
  /// How many lines are in the golden only.
  public let removed: Int
  /// How many lines are in the text now only.
  public let added: Int

  /// Beyond this many differing lines on a side, they are told as one block: finding the least
  /// difference costs the product of the two numbers.
  private static let searchLimit = 2000

  /// Compares two texts.
  public init(golden: String, actual: String, context: Int = 3) {
    let old = Self.lines(golden)
    let new = Self.lines(actual)
    let lines = Self.align(old, new)
    removed = lines.count { !$0.isInActual }
    added = lines.count { !$0.isInGolden }
    hunks = Self.hunks(lines, context: context)
  }

  /// The difference as `diff -u` writes it: `-` for the golden, `+` for the text now.
  public var unified: [String] {
    hunks.flatMap { hunk in
      ["@@ line \(hunk.goldenLine) → \(hunk.actualLine) @@"] + hunk.lines.map(\.text)
    }
  }

  /// Whether the texts are the same.
  public var isEmpty: Bool { removed == 0 && added == 0 }

  /// Lines are cut at line feeds only, so that a changed line ending shows.
  private static func lines(_ text: String) -> [Substring] {
    let scalars = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    return scalars.map { Substring($0) }
  }

  private static func align(_ old: [Substring], _ new: [Substring]) -> [Line] {
    // What both begin and end with is cut off first: the search costs the product of what is left.
    let head = zip(old, new).prefix { isSame($0, $1) }.count
    let tail = zip(old.dropFirst(head).reversed(), new.dropFirst(head).reversed())
      .prefix { isSame($0, $1) }.count
    let middleOld = old.dropFirst(head).dropLast(tail)
    let middleNew = new.dropFirst(head).dropLast(tail)
    return old.prefix(head).map { .kept(String($0)) } + middle(middleOld, middleNew)
      + old.suffix(tail).map { .kept(String($0)) }
  }

  private static func middle(
    _ old: ArraySlice<Substring>, _ new: ArraySlice<Substring>
  ) -> [Line] {
    if max(old.count, new.count) > searchLimit {
      return old.map { .removed(String($0)) } + new.map { .added(String($0)) }
    }
    let difference = new.difference(from: old, by: isSame)
    // By offsets: walking along both texts at once puts removed and added lines in order.
    let gone = Set(difference.removals.map(\.place))
    let come = Set(difference.insertions.map(\.place))
    var lines: [Line] = []
    var (oldLine, newLine) = (0, 0)
    while oldLine < old.count || newLine < new.count {
      if gone.contains(oldLine) {
        lines.append(.removed(String(old[old.startIndex + oldLine])))
        oldLine += 1
      } else if come.contains(newLine) {
        lines.append(.added(String(new[new.startIndex + newLine])))
        newLine += 1
      } else {
        lines.append(.kept(String(old[old.startIndex + oldLine])))
        oldLine += 1
        newLine += 1
      }
    }
    return lines
  }

  /// Lines are the same when their bytes are: letters that are only equivalent in Unicode differ.
  private static func isSame(_ a: Substring, _ b: Substring) -> Bool {
    a.utf8.elementsEqual(b.utf8)
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
      // Between hunks both sides have the same lines.
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

extension TextDifference.Line {
  /// The line with its mark.
  fileprivate var text: String {
    switch self {
    case .kept(let text): " \(text)"
    case .removed(let text): "-\(text)"
    case .added(let text): "+\(text)"
    }
  }

  fileprivate var isInGolden: Bool { if case .added = self { false } else { true } }
  fileprivate var isInActual: Bool { if case .removed = self { false } else { true } }
}

extension CollectionDifference.Change {
  fileprivate var place: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
