package import Basics

/// A reason why a file of a project cannot be read.
package struct ProjectError: Error, Equatable {
  /// The path of the file.
  package var file: String
  package var place: MarkupPlace
  /// The problem, as part of a sentence: `a dictionary that never ends`.
  package var problem: String
  /// The content that was expected at the place.
  package var expected: String

  package init(
    file: String, place: MarkupPlace = MarkupPlace(line: 1, column: 1), problem: String,
    expected: String
  ) {
    (self.file, self.place, self.problem, self.expected) = (file, place, problem, expected)
  }
}

extension ProjectError: CustomStringConvertible {
  /// The error as `file:line:column: problem; expected …`.
  package var description: String { "\(file):\(place): \(problem); expected \(expected)" }
}

/// A remark about one line of a project's file; the rest of the file is read.
package struct ProjectNote: Sendable, Hashable {
  /// The path of the file.
  package var file: String
  package var place: MarkupPlace
  /// The remark, as part of a sentence: `no object has the identifier 0A1B`.
  package var text: String

  package init(file: String, place: MarkupPlace = MarkupPlace(line: 1, column: 1), text: String) {
    (self.file, self.place, self.text) = (file, place, text)
  }
}

extension ProjectNote: CustomStringConvertible {
  /// The remark as `file:line:column: note: …`.
  package var description: String { "\(file):\(place): note: \(text)" }
}
