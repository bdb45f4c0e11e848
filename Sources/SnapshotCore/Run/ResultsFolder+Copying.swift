import Foundation

extension ResultsFolder {
  /// Copies a record's files into another folder.
  ///
  /// - Parameters:
  ///   - record: one of this folder's.
  ///   - folder: where the files go.
  ///   - acceptCommand: what accepts the change there; nil for what the message says.
  /// - Returns: the record with the files that were there, and a message that names them where they are now.
  /// - Throws: the system's refusal.
  func copy(
    _ record: VerdictRecord, to folder: ResultsFolder, acceptCommand: String?
  ) throws(FileError) -> VerdictRecord {
    var files: [VerdictRecord.File] = []
    for file in record.files {
      guard let url = url(of: file), let data = try WholeFile(url).read() else { continue }
      let copy = folder.root.appendingPathComponent(file.path)
      _ = try WholeFile(copy).write(data, replacing: true)
      files.append(file)
    }
    let moved = record.message.map { line in
      files.first { line.hasPrefix("  ") && line.hasSuffix("/\($0.path)") }
        .map { "  \(folder.root.path)/\($0.path)" } ?? line
    }
    let message = acceptCommand.map { VerdictMessage.lines(moved, accepting: $0) } ?? moved
    if let file = files.first(where: { $0.role == .message }) {
      let text = Data((message.joined(separator: "\n") + "\n").utf8)
      let copy = folder.root.appendingPathComponent(file.path)
      _ = try WholeFile(copy).write(text, replacing: true)
    }
    return record.with(files, message: message)
  }
}

extension VerdictRecord {
  fileprivate func with(_ files: [File], message: [String]) -> VerdictRecord {
    VerdictRecord(
      store: store, name: name, owner: owner, source: source, outcome: outcome, classes: classes,
      statements: statements, message: message, pixels: pixels, digest: digest, files: files)
  }
}
