/// A note on a change, an obstacle or an omission, with its location and reason.
struct Note: Equatable {
  /// The kind of a note.
  enum Kind: String {
    /// The source was changed.
    case change
    /// The source needs something that does not exist on this system, so the user has to change it.
    case obstacle
    /// A part is left out that the compiled program does not need.
    case omission
  }

  var kind: Kind
  var path: String
  var line: Int
  var column: Int
  /// The change, the obstacle or the omitted part.
  var what: String
  /// The reason for the change, obstacle or omission.
  var why: String

  /// The note on one line after its location, in the format of compilers.
  var words: String { "\(path):\(line):\(column): \(what): \(why)" }
}

extension SourceFile {
  /// Makes a note on an offset in this file.
  func note(_ kind: Note.Kind, at offset: Int, _ what: String, _ why: String) -> Note {
    Note(
      kind: kind, path: path, line: line(of: offset), column: column(of: offset), what: what,
      why: why)
  }
}
