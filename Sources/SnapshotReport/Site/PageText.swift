import Foundation
import LayoutCore
import SnapshotCore

/// A text, or the difference of two, line by line.
struct PageText {
  /// The most lines on the page; the files hold the rest.
  private static let limit = 5000

  let hunks: [Hunk]
  let removed: Int
  let added: Int
  /// The number of lines that are left out.
  let omitted: Int

  struct Hunk {
    let goldenLine: Int
    let actualLine: Int
    let lines: [Line]
  }

  struct Line {
    let kind: String
    let text: String
    /// The parts of a line that became another; none if the whole line is one.
    var parts: [Part] = []
  }

  struct Part {
    let isChanged: Bool
    let text: String
  }

  /// Compares the texts of both sides; of one side alone, shows it.
  init?(expected: Data?, actual: Data?) {
    let texts = [expected, actual].map { $0.map { String(decoding: $0, as: UTF8.self) } }
    switch (texts[0], texts[1]) {
    case (let expected?, let actual?): self.init(TextDifference(golden: expected, actual: actual))
    case (let text?, nil), (nil, let text?): self.init(text)
    case (nil, nil): return nil
    }
  }

  private init(_ difference: TextDifference) {
    var remaining = Self.limit
    hunks = difference.hunks.compactMap { hunk in
      let lines = Line.lines(of: hunk, limit: remaining)
      remaining -= lines.count
      return lines.isEmpty
        ? nil : Hunk(goldenLine: hunk.goldenLine, actualLine: hunk.actualLine, lines: lines)
    }
    removed = difference.removed
    added = difference.added
    omitted = difference.hunks.reduce(0) { $0 + $1.lines.count } - (Self.limit - remaining)
  }

  private init(_ text: String) {
    // By scalars: a carriage return and a line feed are one character, and none of it a line feed.
    let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    let shown = lines.prefix(Self.limit).map {
      Line(kind: "kept", text: String(String.UnicodeScalarView($0)))
    }
    hunks = [Hunk(goldenLine: 1, actualLine: 1, lines: shown)]
    removed = 0
    added = 0
    omitted = lines.count - shown.count
  }
}

extension PageText {
  /// The text as the page loads it.
  var json: JSONValue {
    .object([
      ("hunks", .list(hunks.map(\.json))), ("removed", .integer(removed)),
      ("added", .integer(added)), ("omitted", .integer(omitted)),
    ])
  }
}

extension PageText.Hunk {
  fileprivate var json: JSONValue {
    let lines = lines.map { line in
      JSONValue.object([
        ("kind", .text(line.kind)), ("text", .text(line.text)),
        ("parts", .list(line.parts.map(\.json))),
      ])
    }
    return .object([
      ("goldenLine", .integer(goldenLine)), ("actualLine", .integer(actualLine)),
      ("lines", .list(lines)),
    ])
  }
}

extension PageText.Part {
  /// Takes the text of a part on one of the two lines; nil if it has none.
  fileprivate init?(_ part: LineChange.Part, isInGolden: Bool) {
    switch part {
    case .kept(let text): self.init(isChanged: false, text: text)
    case .changed(let old, let new):
      let text = isInGolden ? old : new
      if text.isEmpty { return nil }
      self.init(isChanged: true, text: text)
    }
  }

  fileprivate var json: JSONValue {
    .object([("isChanged", .flag(isChanged)), ("text", .text(text))])
  }
}

extension PageText.Line {
  /// The lines of a hunk; of those that became others, with their parts.
  fileprivate static func lines(of hunk: TextDifference.Hunk, limit: Int) -> [Self] {
    var lines = hunk.lines.prefix(limit).map(Self.init)
    for (removed, added) in hunk.pairs where max(removed, added) < lines.count {
      let parts = LineChange(golden: lines[removed].text, actual: lines[added].text).parts
      lines[removed].parts = parts.compactMap { .init($0, isInGolden: true) }
      lines[added].parts = parts.compactMap { .init($0, isInGolden: false) }
    }
    return lines
  }

  fileprivate init(_ line: TextDifference.Line) {
    switch line {
    case .kept(let text): self.init(kind: "kept", text: text)
    case .removed(let text): self.init(kind: "removed", text: text)
    case .added(let text): self.init(kind: "added", text: text)
    }
  }
}
