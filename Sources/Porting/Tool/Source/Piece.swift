/// A piece of ported text, and the place of the original that it comes from.
struct Piece {
  var text: String
  /// The index of the original file.
  var file: Int
  /// The offset in the original's bytes; for added text, the place of the addition.
  var offset: Int
  /// Whether the text is the original's own.
  var isOwn: Bool
}

extension Piece {
  /// Makes the piece that an edit adds to a file.
  init(_ edit: Edit, in file: Int) {
    self.init(text: edit.text, file: file, offset: edit.range.lowerBound, isOwn: false)
  }
}
