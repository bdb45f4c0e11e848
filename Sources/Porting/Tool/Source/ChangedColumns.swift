/// The lines of ported text whose columns are not the original's.
///
/// `#sourceLocation` gives a compiler the original's lines and not its columns. Of each line that
/// was changed, the pieces are kept:
///
///     view.addTarget(self, action: #selector(tapped))                      original, column 33
///     view.addTarget(self, action: Selector("tapped", Shelf.tapped))       ported
///
///     from 1: own, column 1 · from 33: added at 33 · from 64: own, column 49
struct ChangedColumns {
  /// A line of an original.
  struct Line: Encodable {
    var path: String
    var line: Int
    var runs: [Run]
  }

  /// The columns from one on.
  struct Run: Encodable, Equatable {
    /// The first column of the ported line.
    var from: Int
    /// The column of the original.
    var column: Int
    /// Whether the original has this text.
    var isOwn: Bool
  }

  private let files: [SourceFile]
  private(set) var lines: [Line] = []
  /// The runs of the line that is being read, each with its place.
  private var runs: [(run: Run, file: Int, offset: Int)] = []
  private var column = 1

  /// Reads the pieces of a ported file.
  init(_ pieces: [Piece], of files: [SourceFile]) {
    self.files = files
    for piece in pieces { add(piece) }
    endLine()
  }

  private mutating func add(_ piece: Piece) {
    var offset = piece.offset
    let parts = piece.text.utf8.split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, part) in parts.enumerated() {
      if index > 0 { endLine() }
      if !part.isEmpty {
        let column = files[piece.file].column(of: offset)
        runs.append(
          (Run(from: self.column, column: column, isOwn: piece.isOwn), piece.file, offset))
      }
      self.column += part.count
      // What was added has one place.
      if piece.isOwn { offset += part.count + 1 }
    }
  }

  private mutating func endLine() {
    defer { (runs, column) = ([], 1) }
    let isChanged = runs.contains { !$0.run.isOwn || $0.run.from != $0.run.column }
    // On a line with nothing of the original's, nothing is wrong either.
    guard isChanged, let place = runs.first(where: \.run.isOwn) else { return }
    let file = files[place.file]
    let line = file.line(of: place.offset)
    let here = runs.filter { $0.file == place.file && file.line(of: $0.offset) == line }
    lines.append(Line(path: file.path, line: line, runs: here.map(\.run)))
  }
}
