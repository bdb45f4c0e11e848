/// The difference between two lines, word by word.
///
/// ```
/// line spacing [-10-]{+14+}, interitem spacing 10
/// └── kept ──┘ └─ changed ─┘└────── kept ───────┘
/// ```
package struct LineChange: Sendable, Hashable {
  /// A part of the line.
  package enum Part: Sendable, Hashable {
    /// The text is in both lines.
    case kept(String)
    /// The first text, from the golden, was replaced by the second; one of them may be empty.
    case changed(from: String, to: String)
  }

  package let parts: [Part]

  /// The number of words above which the whole range between the first and the last difference
  /// counts as changed, because the search for the smallest change takes quadratic time.
  static let searchLimit = 400

  package init(golden: String, actual: String) {
    let (old, new) = (Self.words(golden), Self.words(actual))
    let head = zip(old, new).prefix { $0.isSame(as: $1) }.count
    let tail = zip(old.dropFirst(head).reversed(), new.dropFirst(head).reversed())
      .prefix { $0.isSame(as: $1) }.count
    let (oldMiddle, newMiddle) = (
      old.dropFirst(head).dropLast(tail), new.dropFirst(head).dropLast(tail)
    )
    var parts = [Part.kept(old.prefix(head).joined())]
    parts +=
      max(oldMiddle.count, newMiddle.count) > Self.searchLimit
      ? [.changed(from: oldMiddle.joined(), to: newMiddle.joined())]
      : Self.aligned(Array(oldMiddle), Array(newMiddle))
    parts.append(.kept(old.suffix(tail).joined()))
    self.parts = Self.tidy(parts).flatMap(\.refined).filter { !$0.isEmpty }
  }

  /// Splits a line into words, numbers with fractions, runs of spaces, and single other characters.
  static func words(_ line: String) -> [Substring] {
    var words: [Substring] = []
    var start = line.startIndex
    while start < line.endIndex {
      let kind = Kind(line[start])
      var end = line.index(after: start)
      while end < line.endIndex, kind.continues(line, at: end) { end = line.index(after: end) }
      words.append(line[start..<end])
      start = end
    }
    return words
  }

  private static func aligned(_ old: [Substring], _ new: [Substring]) -> [Part] {
    let difference = new.difference(from: old) { $0.isSame(as: $1) }
    let gone = Set(difference.removals.map(\.place))
    let come = Set(difference.insertions.map(\.place))
    var parts: [Part] = []
    var (oldPlace, newPlace) = (0, 0)
    while oldPlace < old.count || newPlace < new.count {
      if gone.contains(oldPlace) {
        parts.append(.changed(from: String(old[oldPlace]), to: ""))
        oldPlace += 1
      } else if come.contains(newPlace) {
        parts.append(.changed(from: "", to: String(new[newPlace])))
        newPlace += 1
      } else {
        parts.append(.kept(String(old[oldPlace])))
        (oldPlace, newPlace) = (oldPlace + 1, newPlace + 1)
      }
    }
    return parts
  }

  /// Joins adjacent changes and changes separated only by spaces, because one change of three words
  /// reads better than three changes of one word.
  private static func tidy(_ parts: [Part]) -> [Part] {
    var tidy: [Part] = []
    for part in parts where !part.isEmpty {
      if let last = tidy.last, let joined = last.joined(to: part) {
        tidy[tidy.count - 1] = joined
      } else if case .changed = part, tidy.count > 1, case .kept(let space) = tidy[tidy.count - 1],
        space.allSatisfy(\.isWhitespace), case .changed(let old, let new) = tidy[tidy.count - 2],
        let joined = Part.changed(from: old + space, to: new + space).joined(to: part)
      {
        tidy.removeLast()
        tidy[tidy.count - 1] = joined
      } else {
        tidy.append(part)
      }
    }
    return tidy
  }
}

/// The kind of a character, which determines how a line is split into words.
private enum Kind {
  case word, space, mark

  init(_ character: Character) {
    if character.isLetter || character.isNumber || character == "_" {
      self = .word
    } else {
      self = character.isWhitespace && !character.isNewline ? .space : .mark
    }
  }

  /// Returns whether a word of this kind continues at an index of the line.
  func continues(_ line: String, at index: String.Index) -> Bool {
    if self == .mark { return false }
    if Kind(line[index]) == self { return true }
    // The point in `52.5` belongs to the number, but the one at the end of a sentence does not.
    let next = line.index(after: index)
    return self == .word && line[index] == "." && next < line.endIndex
      && line[line.index(before: index)].isNumber && line[next].isNumber
  }
}

extension Substring {
  /// Returns whether two words have the same bytes.
  ///
  /// Letters that are canonically equivalent but encoded differently count as different.
  func isSame(as other: Substring) -> Bool { utf8.elementsEqual(other.utf8) }
}

extension LineChange.Part {
  fileprivate var isEmpty: Bool {
    switch self {
    case .kept(let text): text.isEmpty
    case .changed(let old, let new): old.isEmpty && new.isEmpty
    }
  }

  /// Returns both parts as one; nil if only one of them is a change.
  fileprivate func joined(to next: Self) -> Self? {
    switch (self, next) {
    case (.kept(let first), .kept(let second)): .kept(first + second)
    case (.changed(let old, let new), .changed(let nextOld, let nextNew)):
      .changed(from: old + nextOld, to: new + nextNew)
    default: nil
    }
  }

  /// The part divided into smaller ones if a word is replaced by one that shares at least half of
  /// its letters, at the beginning and the end; otherwise the part itself.
  fileprivate var refined: [Self] {
    guard case .changed(let old, let new) = self, !old.isEmpty, !new.isEmpty,
      (old + new).allSatisfy(\.isLetter)
    else { return [self] }
    let isSame = { (a: Character, b: Character) in String(a).utf8.elementsEqual(String(b).utf8) }
    let head = zip(old, new).prefix(while: isSame).count
    let tail = zip(old.dropFirst(head).reversed(), new.dropFirst(head).reversed())
      .prefix(while: isSame).count
    // Words that share less than half of their letters are treated as entirely different.
    guard (head + tail) * 2 >= max(old.count, new.count) else { return [self] }
    return [
      .kept(String(old.prefix(head))),
      .changed(
        from: String(old.dropFirst(head).dropLast(tail)),
        to: String(new.dropFirst(head).dropLast(tail))),
      .kept(String(old.suffix(tail))),
    ]
  }
}
