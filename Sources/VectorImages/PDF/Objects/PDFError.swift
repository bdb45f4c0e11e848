/// An error in a PDF file, without the file's name.
struct PDFError: Error, Equatable {
  /// The number of the object with the error; nil if it is unknown, or if the error concerns the
  /// whole file.
  var object: Int?
  /// The problem, as a sentence without a full stop.
  var problem: String

  init(_ problem: String, object: Int? = nil) {
    (self.problem, self.object) = (problem, object)
  }
}
