import Foundation

extension ResultsFolder {
  /// Copies a record's files into another folder.
  ///
  /// - Returns: the record with the files that were there, and a message that names them where they are now.
  /// - Throws: the system's refusal.
  func copy(_ record: VerdictRecord, to folder: ResultsFolder) throws(FileError) -> VerdictRecord {
    var files: [VerdictRecord.File] = []
    for file in record.files {
      guard let url = url(of: file), let data = try WholeFile(url).read() else { continue }
      let copy = folder.root.appendingPathComponent(file.path)
      _ = try WholeFile(copy).write(data, replacing: true)
      files.append(file)
    }
    return record.with(
      files,
      message: record.message.map { line in
        files.first { line.hasPrefix("  ") && line.hasSuffix("/\($0.path)") }
          .map { "  \(folder.root.path)/\($0.path)" } ?? line
      })
  }
}

extension VerdictRecord {
  fileprivate func with(_ files: [File], message: [String]) -> VerdictRecord {
    VerdictRecord(
      store: store, name: name, owner: owner, source: source, outcome: outcome, classes: classes,
      statements: statements, message: message, pixels: pixels, digest: digest, files: files)
  }
}
