/// A note on a change, an obstacle or an omission, with its location and reason.
struct Note: Equatable {
  enum Kind: String {
    /// The source was changed.
    case change
    /// The source uses something that does not exist on this system, so the user has to change it.
    case obstacle
    /// Source is left out that the compiled program does not need.
    case omission
  }

  var kind: Kind
  var path: String
  var line: Int
  var column: Int
  /// The changed, unsupported or omitted source, in a few words of text.
  var what: String
  /// The reason for the change, obstacle or omission.
  var why: String

  /// The note on one line with its location, in the format of compilers' messages.
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
