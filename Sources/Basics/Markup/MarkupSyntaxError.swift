/// A syntax error in an XML document, with its line and column.
package struct MarkupSyntaxError: Error, Equatable {
  /// The problem, as part of a sentence: `a tag that never ends`.
  package var problem: String
  /// The text that would be correct at this place.
  package var expected: String
  /// The place of the offending byte.
  package var place: MarkupPlace
  /// The element that is still open, if the wrong end tag follows or the document ends; otherwise
  /// nil.
  package var opening: Opening?

  /// An element whose end tag has not been read.
  package struct Opening: Equatable, Sendable {
    package var name: String
    /// The place of the start tag.
    package var place: MarkupPlace
  }

  package init(problem: String, expected: String, place: MarkupPlace) {
    (self.problem, self.expected, self.place) = (problem, expected, place)
  }
}

extension MarkupSyntaxError: CustomStringConvertible {
  /// The error as `line:column: problem; expected …`.
  package var description: String {
    let closed = opening.map { ", which closes the <\($0.name)> at \($0.place)" } ?? ""
    return "\(place): \(problem); expected \(expected)\(closed)"
  }
}

extension MarkupPlace: CustomStringConvertible {
  /// The place as `line:column`, which editors and terminals make a link.
  package var description: String { "\(line):\(column)" }
}
