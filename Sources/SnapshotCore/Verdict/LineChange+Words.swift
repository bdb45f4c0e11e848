import LayoutComparison

extension LineChange {
  /// The line with its changes marked, as in `line spacing [-10-]{+14+}`; long unchanged text is
  /// shortened.
  var marked: String {
    parts.enumerated().map { index, part in
      switch part {
      case .kept(let text):
        Self.cut(text, start: index > 0, end: index < parts.count - 1, to: Self.keptLimit)
      case .changed(let old, let new):
        (old.isEmpty ? "" : "[-\(Self.cut(old, to: Self.changedLimit))-]")
          + (new.isEmpty ? "" : "{+\(Self.cut(new, to: Self.changedLimit))+}")
      }
    }.joined()
  }

  /// The change with some text around it, such as `“…spacing 10…” → “…spacing 14…”`; empty if
  /// nothing changed.
  var quotation: String {
    guard let first = parts.firstIndex(where: \.isChanged),
      let last = parts.lastIndex(where: \.isChanged)
    else { return "" }
    let before = parts[..<first].map { $0.text(\.old) }.joined()
    let after = parts[(last + 1)...].map { $0.text(\.old) }.joined()
    let sides = [\Sides.old, \Sides.new].map { side in
      Self.end(before) + parts[first...last].map { $0.text(side) }.joined() + Self.start(after)
    }
    return Quotation.change(sides[0], sides[1])
  }

  /// The old and the new text of the only change; nil if there is no change or more than one.
  var replacement: [String]? {
    let changed = parts.filter(\.isChanged)
    return changed.count == 1 ? [changed[0].text(\.old), changed[0].text(\.new)] : nil
  }

  /// The maximum numbers of characters of unchanged text between two changes, and of changed text.
  private static let keptLimit = 60
  private static let changedLimit = 200
  /// The maximum number of characters quoted before and after a change.
  private static let contextLimit = 12

  /// Shortens a long text to its start, its end, or both, with an ellipsis for the rest.
  private static func cut(
    _ text: String, start: Bool = true, end: Bool = false, to limit: Int
  ) -> String {
    if text.count <= limit { return text }
    let half = start && end ? limit / 2 : limit
    return (start ? text.prefix(half) : "") + "…" + (end ? text.suffix(half) : "")
  }

  /// Returns the end of the text before a change, beginning at a word.
  private static func end(_ text: String) -> String {
    if text.count <= contextLimit { return text }
    let end = text.suffix(contextLimit)
    let word = end.firstIndex(of: " ").map { end[end.index(after: $0)...] }
    return "…\(word.flatMap { $0.isEmpty ? nil : $0 } ?? end)"
  }

  /// Returns the start of the text after a change, up to the end of a word.
  private static func start(_ text: String) -> String {
    if text.count <= contextLimit { return text }
    let start = text.prefix(contextLimit)
    return "\(start.lastIndex(of: " ").map { start[..<$0] } ?? start)…"
  }
}

/// The text of a part of the line, in the golden and in the actual text.
private struct Sides {
  let old: String
  let new: String
}

extension LineChange.Part {
  fileprivate var isChanged: Bool { if case .changed = self { true } else { false } }

  fileprivate func text(_ side: KeyPath<Sides, String>) -> String {
    switch self {
    case .kept(let text): text
    case .changed(let old, let new): Sides(old: old, new: new)[keyPath: side]
    }
  }
}
