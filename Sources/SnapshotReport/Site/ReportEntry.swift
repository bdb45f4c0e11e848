import Foundation
package import RasterPNG
package import SnapshotCore

/// A record with the results folder that its files are in.
///
/// Records of several machines are in several folders; each names its files below its own.
package struct ReportEntry: Sendable, Hashable {
  /// The record of the snapshot.
  package let record: VerdictRecord
  /// The folder that the record's files are in.
  package let results: ResultsFolder

  /// Makes an entry.
  package init(_ record: VerdictRecord, in results: ResultsFolder) {
    self.record = record
    self.results = results
  }

  /// Reads the entries of any number of results folders.
  ///
  /// - Returns: an entry for each golden, in order of store and name; of one that several folders
  ///   judged, the worst, as when they are merged; of one whose verdict was lost, an error.
  /// - Throws: the system's refusal, or the file and line of what is no record.
  package static func read(from folders: [ResultsFolder]) throws(FileError) -> [ReportEntry] {
    var contents: [ResultsFolder.Contents] = []
    for folder in folders { contents.append(try folder.contents()) }
    return entries(of: contents)
  }

  /// Returns the entries of any number of results folders, and one for each verdict that was lost.
  ///
  /// - Parameter contents: the contents of the folders.
  /// - Returns: in order of store and name.
  package static func entries(of contents: [ResultsFolder.Contents]) -> [ReportEntry] {
    var entries: [[String]: ReportEntry] = [:]
    for contents in contents {
      for record in contents.records {
        // Equally bad ones keep the first, so that the order of the folders decides and nothing
        // else.
        if let known = entries[record.key], !record.isWorse(than: known.record) { continue }
        entries[record.key] = ReportEntry(record, in: contents.folder)
      }
    }
    // Such an entry has no files, so any folder will do.
    let lost = contents.first.map(\.folder).map { folder in
      ResultsCheck(contents).lost.map { ReportEntry($0, in: folder) }
    }
    return (Array(entries.values) + (lost ?? [])).sorted { $0.record < $1.record }
  }

  /// Returns the file of a role; nil if the folder has none.
  func url(of role: Artifact.Role) -> URL? { record.file(role).flatMap(results.url(of:)) }
}
