import Foundation
import LayoutCore
import SnapshotCore

/// The lines of a text, or of the difference between two texts.
struct PageText {
  /// The maximum number of lines on the page; the files contain the others.
  private static let limit = 5000

  let hunks: [Hunk]
  let removed: Int
  let added: Int
  /// The number of lines left out.
  let omitted: Int

  struct Hunk {
    let goldenLine: Int
    let actualLine: Int
    let lines: [Line]
  }

  struct Line {
    let kind: String
    let text: String
    /// The parts of a line that was changed into another; empty if the line was not paired.
    var parts: [Part] = []
  }

  struct Part {
    let isChanged: Bool
    let text: String
  }

  /// Compares the expected text with the actual one.
  ///
  /// If one of the texts is missing, the lines of the other are shown; nil if both are missing.
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
    // The text is split as scalars, because a carriage return followed by a line feed is a single
    // `Character`.
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
  /// The lines as JSON, in the form that the page loads.
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
  /// Makes the part as it appears in the golden's or the actual line; nil if it is empty there.
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
  /// Returns the lines of a hunk; lines that were changed into others are divided into parts.
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
