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
  /// The place of the label in the document that describes it; nil if there is none, or if
  /// `isNoted` was false.
  package var documentPlace: DocumentPlace? { state.rare?.documentPlace }
}
