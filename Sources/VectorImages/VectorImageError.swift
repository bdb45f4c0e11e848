/// An error in a PDF or SVG file.
package struct VectorImageError: Error, Equatable {
  package var file: String
  /// The place, such as `12:5` or `object 7`; nil if it is unknown, or if the error concerns the
  /// whole file.
  package var place: String?
  /// The problem, as a sentence without a full stop.
  package var problem: String

  package init(file: String, place: String? = nil, problem: String) {
    (self.file, self.place, self.problem) = (file, place, problem)
  }
}

extension VectorImageError: CustomStringConvertible {
  /// The error as `file:place: problem`.
  package var description: String {
    ([file] + (place.map { [$0] } ?? [])).joined(separator: ":") + ": " + problem
  }
}
