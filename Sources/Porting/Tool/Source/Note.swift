/// Something that was changed or could not be, with its place and the reason.
struct Note: Equatable {
  /// The kind of a note.
  enum Kind: String {
    /// The source was changed.
    case change
    /// The source needs something that is not here; a person has to decide.
    case obstacle
    /// A piece is left out: nothing that is compiled here needs it.
    case omission
  }

  var kind: Kind
  var path: String
  var line: Int
  var column: Int
  /// The change, the obstacle, or the part that is left out.
  var what: String
  /// The reason.
  var why: String

  /// The note on a line, the place first, as compilers write it.
  var words: String { "\(path):\(line):\(column): \(what): \(why)" }
}

extension SourceFile {
  /// Makes a note about a place in this file.
  func note(_ kind: Note.Kind, at offset: Int, _ what: String, _ why: String) -> Note {
    Note(
      kind: kind, path: path, line: line(of: offset), column: column(of: offset), what: what,
      why: why)
  }
}
