import Foundation
import RasterPNG

extension ResultsFolder {
  /// Copies a record's files into another folder, and writes its message anew, which names them.
  ///
  /// - Parameters:
  ///   - record: one of this folder's.
  ///   - folder: where the files go.
  ///   - acceptCommand: what accepts the change there; nil for what the record says.
  /// - Returns: the record with the files that were there.
  /// - Throws: the system's refusal.
  func copy(
    _ record: VerdictRecord, to folder: ResultsFolder, acceptCommand: String?
  ) throws(FileError) -> VerdictRecord {
    var copy = record
    copy.acceptCommand = acceptCommand ?? record.acceptCommand
    copy.files = []
    for file in record.files {
      guard let url = url(of: file), let data = try WholeFile(url).read() else { continue }
      copy.files.append(file)
      try WholeFile(folder.root.appendingPathComponent(file.path)).write(data, isLasting: true)
    }
    if let file = copy.file(.message) {
      let text = "\(VerdictMessage(copy, in: folder).text)\n"
      try WholeFile(folder.root.appendingPathComponent(file.path))
        .write(Data(text.utf8), isLasting: true)
    }
    return copy
  }
}
