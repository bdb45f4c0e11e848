package import Foundation
internal import RasterCore

extension VectorImage {
  /// Reads the first page of a PDF file.
  ///
  /// The size is that of the page's media box after the page's rotation. Time and memory are
  /// limited, see `PDFBudget`.
  ///
  /// - Parameters:
  ///   - data: the bytes of the file.
  ///   - name: the file's name, for errors.
  /// - Throws: an error with the file's name and, if it is known, the number of the damaged object.
  package init(pdf data: Data, name: String) throws(VectorImageError) {
    do throws(PDFError) {
      let document = try PDFDocument(data)
      let page = try PDFPage(document)
      let interpreter = PDFInterpreter(document, page: page)
      try interpreter.runPage(page)
      self.init(
        size: page.size, drawing: interpreter.canvas.drawing, omissions: interpreter.omissions)
    } catch {
      throw VectorImageError(
        file: name, place: error.object.map { "object \($0)" }, problem: error.problem)
    }
  }
}

extension PDFInterpreter {
  /// Draws the page's content, which may be several streams in sequence.
  func runPage(_ page: PDFPage) throws(PDFError) {
    let parts =
      try document.array(page.dictionary["Contents"]) ?? [page.dictionary["Contents"] ?? .null]
    var content: [UInt8] = []
    for part in parts {
      guard let stream = try document.stream(part) else { continue }
      try content += document.decoded(stream) + [10]
    }
    try run(content)
  }
}
