/// The difference between two texts in the unified format of `patch`.
struct UnifiedPatch {
  /// A line of the patch: unchanged, removed or added.
  private struct Line {
    var mark: Character
    var text: Substring
  }

  private let path: String
  private var lines: [Line] = []

  /// Compares two texts of a file.
  init(path: String, from old: String, to new: String) {
    self.path = path.hasPrefix("/") ? String(path.dropFirst()) : path
    let before = Self.lines(of: old)
    let after = Self.lines(of: new)
    let difference = after.difference(from: before)
    var gone: Set<Int> = []
    var come: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): gone.insert(offset)
      case .insert(let offset, _, _): come.insert(offset)
      }
    }
    var (left, right) = (0, 0)
    while left < before.count || right < after.count {
      if left < before.count, gone.contains(left) {
        lines.append(Line(mark: "-", text: before[left]))
        left += 1
      } else if right < after.count, come.contains(right) {
        lines.append(Line(mark: "+", text: after[right]))
        right += 1
      } else {
        lines.append(Line(mark: " ", text: before[left]))
        (left, right) = (left + 1, right + 1)
      }
    }
  }

  /// Returns the lines with their line breaks, since a last line without a line break differs from
  /// the same line with one.
  private static func lines(of text: String) -> [Substring] {
    var lines: [Substring] = []
    var rest = text.unicodeScalars[...]
    while let end = rest.firstIndex(of: "\n") {
      lines.append(Substring(rest[...end]))
      rest = rest[rest.index(after: end)...]
    }
    if !rest.isEmpty { lines.append(Substring(rest)) }
    return lines
  }

  /// The file names and the hunks of the patch, with three lines of context around each change.
  ///
  /// The text is empty if the two texts are equal.
  var text: String {
    let changed = lines.indices.filter { lines[$0].mark != " " }
    guard let first = changed.first else { return "" }
    var hunks = [max(0, first - 3)..<min(lines.count, first + 4)]
    for index in changed.dropFirst() {
      let around = max(0, index - 3)..<min(lines.count, index + 4)
      if let last = hunks.last, around.lowerBound <= last.upperBound {
        hunks[hunks.count - 1] = last.lowerBound..<around.upperBound
      } else {
        hunks.append(around)
      }
    }
    return "--- a/\(path)\n+++ b/\(path)\n" + hunks.map(text).joined()
  }

  private func text(of hunk: Range<Int>) -> String {
    let before = lines[..<hunk.lowerBound]
    let old = heading(lines[hunk], without: "+", after: before.count { $0.mark != "+" })
    let new = heading(lines[hunk], without: "-", after: before.count { $0.mark != "-" })
    return "@@ -\(old) +\(new) @@\n"
      + lines[hunk].map { line in
        let text = "\(line.mark)\(line.text)"
        return line.text.unicodeScalars.last == "\n"
          ? text : text + "\n\\ No newline at end of file\n"
      }.joined()
  }

  private func heading(_ lines: ArraySlice<Line>, without mark: Character, after: Int) -> String {
    let count = lines.count { $0.mark != mark }
    return "\(count == 0 ? after : after + 1),\(count)"
  }
}
