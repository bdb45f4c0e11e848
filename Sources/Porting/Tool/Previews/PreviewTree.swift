/// The files of a program that shows previews.
///
/// What cannot be a part of it is left out: `main.swift`, since the program begins elsewhere, and
/// the files that show SwiftUI's views, which nothing here can.
struct PreviewTree {
  private let all: [SourceFile]
  private let files: [SourceFile]
  private let left: [Note]
  private let purpose: Purpose
  private let folder: String

  init(files: [SourceFile], request: Request) {
    purpose = Purpose(isPreviews: true, siblings: request.modules, missing: request.missing)
    folder = request.output ?? "."
    let ported = Porting.port(files, locations: .all, for: purpose)
    let left = zip(files, ported).map { file, ported in
      file.baseName == "main"
        ? file.note(.omission, at: 0, "left out", "the previews begin elsewhere")
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

  /// Writes the files as they are compiled, `main.swift`, the files' paths as a list, and what a
  /// compiler's errors are read with.
  ///
  /// - Returns: what is in the way, and what was left out.
  /// - Throws: that there is nothing to show, or what cannot be written.
  func write() throws(PortError) -> NoteList {
    guard let main = PreviewMain(files: files).text else { throw .nothingToShow(left.map(\.words)) }
    let output = OutputTree(folder: folder)
    let ported = Porting.port(files, locations: .all, for: purpose)
    for (index, file) in ported.enumerated() {
      // Numbered: files of two modules may have one name, and those of one module may not.
      try output.write(file.text, to: "\(file.source.baseName).\(index).swift")
    }
    try output.write(main, to: "main.swift")
    // What the program says of a file has its name only.
    let paths = files.map(\.path.quoted).joined(separator: ", ")
    try output.write("[\(paths)]\n", to: "files.json")
    try output.write(ErrorKey(ported, of: all).json, to: "errors.json")
    return NoteList(notes: left + ported.flatMap(\.notes))
  }
}
