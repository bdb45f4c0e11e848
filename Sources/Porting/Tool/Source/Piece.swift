/// A piece of a ported file's text, with its location in the original.
struct Piece {
  var text: String
  /// The index of the original file.
  var file: Int
  /// The byte offset in the original or, for added text, the offset of the insertion.
  var offset: Int
  /// Whether the text is from the original rather than added.
  var isOwn: Bool
}

extension Piece {
  /// Makes a piece with the new text of an edit.
  init(_ edit: Edit, in file: Int) {
    self.init(text: edit.text, file: file, offset: edit.range.lowerBound, isOwn: false)
  }
}
