import LayoutComparison

/// An element that the text of a change mentions.
package struct NamedPlace: Sendable, Hashable, Codable {
  /// The kind of the element, as in goldens.
  package let kind: String
  /// The section and the item in the form that the report's page uses to find the element: `0,3`.
  package let index: String
  /// The index path as text: `[0,3]`.
  package let words: String

  fileprivate init(kind: String, _ index: [Int]) {
    self.kind = kind
    self.index = index.map(String.init).joined(separator: ",")
    words = ElementGroup.Places.text(index)
  }
}

extension ReportedChange {
  /// The key shared by changes with the same cause: the cause as text, without its effects, the
  /// layouts in which it was found, and the number of its elements; the headline if there is no
  /// cause.
  package var cause: String {
    guard case .cause(let summary, _) = finding.inOneFrame else { return headline }
    return Quotation.line(summary.trigger.sameness)
  }

  /// The elements that the text mentions, each once, so that the report's page need not search the
  /// text for them.
  ///
  /// The list is empty for films (sequences of pictures), because an element is at different
  /// positions in different frames.
  package var places: [NamedPlace] {
    guard case .cause(let summary, _) = finding else { return [] }
    let groups = [summary.trigger.group].compactMap(\.self) + summary.effects.map(\.group)
    return groups.flatMap(\.places).grouped(by: \.self).map { $0[0] }
  }
}

extension ReportedChange.Change {
  /// The change within one frame if it applies to frames of a film, otherwise the change itself.
  var inOneFrame: ReportedChange.Change {
    if case .inFrames(_, let finding) = self { finding } else { self }
  }
}

extension ElementGroup {
  /// The first and the last element of each range of index paths.
  fileprivate var places: [NamedPlace] {
    members.flatMap { member in
      member.ranges.flatMap { range in
        [range.first, range.last].map { NamedPlace(kind: member.kind, $0) }
      }
    }
  }
}
