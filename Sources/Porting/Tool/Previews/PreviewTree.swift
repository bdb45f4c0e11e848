/// The files of a program that shows previews.
///
/// `main.swift` is left out, since the program has a different entry point, and so are files that
/// use SwiftUI, which is not available.
struct PreviewTree {
  private let all: [SourceFile]
  private let files: [SourceFile]
  private let left: [Note]
  private let purpose: Purpose
  private let folder: String
  private let showsDocuments: Bool

  init(files: [SourceFile], named: Set<String>, request: Request) {
    purpose = Purpose(
      isPreviews: true, siblings: request.modules, missing: request.missing, named: named)
    folder = request.output ?? "."
    showsDocuments = request.showsDocuments
    let ported = Porting.port(files, locations: .all, for: purpose)
    let left = zip(files, ported).map { file, ported in
      file.baseName == "main"
        ? file.note(.omission, at: 0, "left out", "the previews have their own entry point")
        : ported.notes.first { $0.kind == .obstacle && $0.what == "import SwiftUI" }.map {
          file.note(
            .omission, at: 0, "left out", "there is no SwiftUI here, and line \($0.line) names it")
        }
    }
    all = files
    self.files = zip(files, left).filter { file, note in
      note == nil && !request.without.contains(file.path)
    }.map(\.0)
    self.left = left.compactMap(\.self)
  }

  /// Writes the ported files, `main.swift`, a list of the files' paths, and the data for
  /// interpreting compiler errors.
  ///
  /// - Returns: the notes on obstacles, changes and omissions.
  /// - Throws: `PortError` if there is nothing to show or a file cannot be written.
  func write() throws(PortError) -> NoteList {
    let program = PreviewMain(
      files: files, named: purpose.named, showsDocuments: showsDocuments)
    guard let main = program.text else { throw .nothingToShow(left.map(\.words)) }
    let output = OutputTree(folder: folder)
    let ported = Porting.port(files, locations: .all, for: purpose)
    for (index, file) in ported.enumerated() {
      // Numbers are added to the file names, because files of two modules, which are compiled as
      // one here, may have the same name.
      try output.write(file.text, to: "\(file.source.baseName).\(index).swift")
    }
    try output.write(main, to: "main.swift")
    // Messages of the program contain only the names of files; this list adds their paths.
    let paths = files.map(\.path.quoted).joined(separator: ", ")
    try output.write("[\(paths)]\n", to: "files.json")
    try output.write(ErrorKey(ported, of: all).json, to: "errors.json")
    return NoteList(notes: left + ported.flatMap(\.notes))
  }
}
