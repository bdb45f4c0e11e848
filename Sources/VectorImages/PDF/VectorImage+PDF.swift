package import Foundation

extension VectorImage {
  /// Reads the first page of a PDF file.
  package init(pdf data: Data, name: String) throws(VectorImageError) {
    throw VectorImageError(file: name, problem: "PDF files are not read yet")
  }
}
