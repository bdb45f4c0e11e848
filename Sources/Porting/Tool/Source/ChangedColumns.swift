/// The lines of ported text whose columns differ from the original.
///
/// `#sourceLocation` sets the line numbers of a compiler's messages, but not the columns. Therefore
/// the pieces of each changed line are recorded:
///
///     view.addTarget(self, action: #selector(tapped))                      original, column 30
///     view.addTarget(self, action: Selector("tapped", Shelf.tapped))       ported
///
///     from 1: own, column 1 · from 30: added at 30 · from 62: own, column 47
struct ChangedColumns {
  /// A changed line of an original file.
  struct Line: Encodable {
    var path: String
    var line: Int
    var runs: [Run]
  }

  /// A run of columns in a ported line that come from one place of the original.
  struct Run: Encodable, Equatable {
    /// The first column of the run in the ported line.
    var from: Int
    /// The column of the run in the original line; for added text, the column of the insertion.
    var column: Int
    /// Whether the text is from the original rather than added.
    var isOwn: Bool
  }

  private let files: [SourceFile]
  private(set) var lines: [Line] = []
  /// The runs of the current line, each with its file and offset.
  private var runs: [(run: Run, file: Int, offset: Int)] = []
  private var column = 1

  /// Computes the changed lines from the pieces of a ported file.
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
      // All added text corresponds to one offset of the original, so the offset advances only in
      // original text.
      if piece.isOwn { offset += part.count + 1 }
    }
  }

  private mutating func endLine() {
    defer { (runs, column) = ([], 1) }
    let isChanged = runs.contains { !$0.run.isOwn || $0.run.from != $0.run.column }
    // A line without original text is not recorded, because the compiler reports no errors there.
    guard isChanged, let place = runs.first(where: \.run.isOwn) else { return }
    let file = files[place.file]
    let line = file.line(of: place.offset)
    let here = runs.filter { $0.file == place.file && file.line(of: $0.offset) == line }
    lines.append(Line(path: file.path, line: line, runs: here.map(\.run)))
  }
}
