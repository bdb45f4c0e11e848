/// The line of a document on which a view is described.
///
/// While `isNoted` is false, no places are stored, since few programs need places.
@MainActor package struct DocumentPlace {
  /// Whether labels made from documents store their places; the default is false.
  package static var isNoted = false

  private let file: NibFile
  private let line: Int

  init(_ file: NibFile, line: Int) { (self.file, self.line) = (file, line) }

  /// The document and the line, such as `BadgeCell.xib:14`.
  package var text: String { file.place(line) }
}

extension UILabel {
  /// The line of the document that describes the label; nil if no document does, or if `isNoted`
  /// was false when the label was made.
  package var documentPlace: DocumentPlace? { state.rare?.documentPlace }
}
