import Foundation
package import RasterPNG
package import SnapshotCore

/// A record and the results folder that contains its files.
///
/// Records from different machines are in different folders, and the paths of their files are
/// relative to those folders.
package struct ReportEntry: Sendable, Hashable {
  package let record: VerdictRecord
  /// The folder that contains the record's files.
  package let results: ResultsFolder

  package init(_ record: VerdictRecord, in results: ResultsFolder) {
    self.record = record
    self.results = results
  }

  /// Reads the entries of any number of results folders.
  ///
  /// - Returns: one entry for each golden, sorted by folder of goldens and by name. If several
  ///   folders have a verdict on a golden, the worst counts, as when they are merged. A lost
  ///   verdict becomes an error.
  /// - Throws: `FileError` if a file cannot be read or is invalid.
  package static func read(from folders: [ResultsFolder]) throws(FileError) -> [ReportEntry] {
    var contents: [ResultsFolder.Contents] = []
    for folder in folders { contents.append(try folder.contents()) }
    return entries(of: contents)
  }

  /// Returns the entries of any number of results folders, and one for each lost verdict.
  ///
  /// - Parameter contents: the contents of the folders.
  /// - Returns: the entries, sorted by folder of goldens and by name.
  package static func entries(of contents: [ResultsFolder.Contents]) -> [ReportEntry] {
    var entries: [[String]: ReportEntry] = [:]
    for contents in contents {
      for record in contents.records {
        // If two records are equally bad, the first is kept, so that the result depends only on the
        // order of the folders.
        if let known = entries[record.key], !record.isWorse(than: known.record) { continue }
        entries[record.key] = ReportEntry(record, in: contents.folder)
      }
    }
    // A lost verdict has no files, so its entry may have any folder.
    let lost = contents.first.map(\.folder).map { folder in
      ResultsCheck(contents).lost.map { ReportEntry($0, in: folder) }
    }
    return (Array(entries.values) + (lost ?? [])).sorted { $0.record < $1.record }
  }

  /// Returns the URL of the file with a role; nil if the record has none, or if the file is not in
  /// the results folder.
  func url(of role: Artifact.Role) -> URL? { record.file(role).flatMap(results.url(of:)) }
}
