package import Basics

/// A reason why a file with a strings table cannot be read.
package struct StringsError: Error, Equatable {
  /// The file's name or path, such as `de.lproj/Localizable.strings`.
  package var file: String
  package var place: MarkupPlace
  /// The problem, as part of a sentence: `a value without quotation marks`.
  package var problem: String
  /// The content that would be correct at this place.
  package var expected: String

  package init(file: String, place: MarkupPlace, problem: String, expected: String) {
    (self.file, self.place, self.problem, self.expected) = (file, place, problem, expected)
  }
}

extension StringsError: CustomStringConvertible {
  /// The error as `file:line:column: problem; expected …`.
  package var description: String { "\(file):\(place): \(problem); expected \(expected)" }
}
