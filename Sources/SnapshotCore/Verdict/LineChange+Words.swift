import LayoutComparison

extension LineChange {
  /// The line with what changed marked in it, `line spacing [-10-]{+14+}`; what is kept is cut
  /// where it is long.
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

  /// The change with the text around it: `“…spacing 10…” → “…spacing 14…”`.
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

  /// The only replacement; nil if there are several.
  var replacement: [String]? {
    let changed = parts.filter(\.isChanged)
    return changed.count == 1 ? [changed[0].text(\.old), changed[0].text(\.new)] : nil
  }

  /// The most characters of unchanged text between two changes, and of changed text.
  private static let keptLimit = 60
  private static let changedLimit = 200
  /// The most characters around a change that is quoted.
  private static let contextLimit = 12

  /// Cuts a long text: at its end, in its middle, or before it.
  private static func cut(
    _ text: String, start: Bool = true, end: Bool = false, to limit: Int
  ) -> String {
    if text.count <= limit { return text }
    let half = start && end ? limit / 2 : limit
    return (start ? text.prefix(half) : "") + "…" + (end ? text.suffix(half) : "")
  }

  /// The end of the text before a change, from the start of a word.
  private static func end(_ text: String) -> String {
    if text.count <= contextLimit { return text }
    let end = text.suffix(contextLimit)
    let word = end.firstIndex(of: " ").map { end[end.index(after: $0)...] }
    return "…\(word.flatMap { $0.isEmpty ? nil : $0 } ?? end)"
  }

  /// The start of the text after a change, to the end of a word.
  private static func start(_ text: String) -> String {
    if text.count <= contextLimit { return text }
    let start = text.prefix(contextLimit)
    return "\(start.lastIndex(of: " ").map { start[..<$0] } ?? start)…"
  }
}

/// A part in the golden, and now.
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
