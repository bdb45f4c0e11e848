extension TextDifference {
  /// The difference as `diff -u` writes it: `-` for the golden, `+` for the text now.
  public var unified: [String] {
    hunks.flatMap { hunk in
      ["@@ line \(hunk.goldenLine) → \(hunk.actualLine) @@"] + hunk.lines.map(Self.text)
    }
  }

  private static func text(_ line: Line) -> String {
    switch line {
    case .kept(let text): " \(text)"
    case .removed(let text): "-\(text)"
    case .added(let text): "+\(text)"
    }
  }
}
