import LayoutComparison

/// An element that the words of a statement name.
package struct NamedPlace: Sendable, Hashable, Codable {
  /// Its kind, as goldens name it.
  package let kind: String
  /// Section and item, as frames in a page name them: `0,3`.
  package let index: String
  /// The text of the index path: `[0,3]`.
  package let words: String

  fileprivate init(kind: String, _ index: [Int]) {
    self.kind = kind
    self.index = index.map(String.init).joined(separator: ",")
    words = ElementGroup.Places.text(index)
  }
}

extension ReportedChange {
  /// The original change without its results, its panes and the number of its elements, so that
  /// changes of one cause can be put together.
  package var cause: String {
    guard case .cause(let summary, _) = finding.inOneFrame else { return headline }
    return Quotation.line(summary.trigger.sameness)
  }

  /// The elements that the words name, each once, so that a page need not look for them; none of a
  /// film, whose frames show them at other places.
  package var places: [NamedPlace] {
    guard case .cause(let summary, _) = finding else { return [] }
    let groups = [summary.trigger.group].compactMap(\.self) + summary.effects.map(\.group)
    return groups.flatMap(\.places).grouped(by: \.self).map { $0[0] }
  }
}

extension ReportedChange.Change {
  /// The difference in one frame, if it is about frames of a film.
  fileprivate var inOneFrame: ReportedChange.Change {
    if case .inFrames(_, let finding) = self { finding } else { self }
  }
}

extension ElementGroup {
  /// The first and the last of each range.
  fileprivate var places: [NamedPlace] {
    members.flatMap { member in
      member.ranges.flatMap { range in
        [range.first, range.last].map { NamedPlace(kind: member.kind, $0) }
      }
    }
  }
}
