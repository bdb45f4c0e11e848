import Foundation

/// A map from locations in ported files to locations in the original files, which the porting tool
/// writes.
struct ErrorKey: Decodable {
  /// A line whose columns differ from the original's.
  struct Line: Decodable {
    var path: String
    var line: Int
    var runs: [Run]
  }

  /// A run of columns that begins at `from` in the ported line, and the corresponding original
  /// column.
  ///
  /// The run ends where the next one begins.
  struct Run: Decodable {
    var from: Int
    var column: Int
    /// Whether the text is copied from the original.
    ///
    /// If not, the text was added, and the whole run corresponds to one original column.
    var isOwn: Bool
  }

  /// An import that the porting tool removed, since this package has no such module.
  struct Import: Decodable {
    var module: String
    var path: String
    /// The prefixes of the names that the module declares; empty if they are unknown.
    var beginnings: [String]
  }

  /// The declarations of a file.
  struct Declared: Decodable {
    var path: String
    var names: Set<String>
    /// The names of the types from which each type inherits, keyed by the type's name.
    var inherited: [String: [String]]
  }

  var lines: [Line]
  var imports: [Import]
  var declared: [Declared]

  /// Returns an error with the columns of the original file, and with only those notes that are in
  /// original files.
  func original(of error: CompilerError) -> CompilerError {
    var error = error
    (error.place, error.isInAddedText) = original(of: error.place)
    let paths = Set(declared.map(\.path))
    error.notes = error.notes.filter { paths.contains($0.place.path) }.map {
      CompilerError.Note(place: original(of: $0.place).place, message: $0.message)
    }
    return error
  }

  private func original(
    of place: CompilerError.Place
  ) -> (place: CompilerError.Place, isAdded: Bool) {
    let line = lines.last { $0.path == place.path && $0.line == place.line }
    guard let run = line?.runs.last(where: { $0.from <= place.column }) else {
      return (place, false)
    }
    var place = place
    place.column = run.column + (run.isOwn ? place.column - run.from : 0)
    return (place, !run.isOwn)
  }

  /// Returns a text, such as the stack trace of a crash, with columns in ported files replaced by
  /// original columns.
  func told(_ text: String) -> String {
    lines.reduce(text) { text, line in
      let start = "\(line.path):\(line.line):"
      guard let found = text.range(of: start),
        case let digits = text[found.upperBound...].prefix(while: \.isNumber),
        let column = Int(digits)
      else { return text }
      let place = CompilerError.Place(path: line.path, line: line.line, column: column)
      return text[..<found.upperBound] + "\(original(of: place).place.column)"
        + text[digits.endIndex...]
    }
  }

  /// Returns the file that declares a name; nil if none does.
  func file(declaring name: String) -> String? {
    declared.first { $0.names.contains(name) }?.path
  }

  /// Returns the types that inherit from one of the names, directly or indirectly.
  func types(below names: Set<String>) -> Set<String> {
    let inherited = declared.flatMap(\.inherited)
    var found = names
    while true {
      let more = inherited.filter { !found.isDisjoint(with: $0.value) }.map(\.key)
      guard !found.isSuperset(of: more) else { return found.subtracting(names) }
      found.formUnion(more)
    }
  }
}
