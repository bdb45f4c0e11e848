import CommandLineKit
import Foundation
import SnapshotCore

/// The changes in the results of a run that can be accepted.
struct PendingChanges {
  /// Every change in the results, including those that are already accepted, in the order of the
  /// results.
  let all: [PendingChange]
  /// The path of the results folder.
  let folder: String
  /// Descriptions of the verdicts missing from the results: one for each process whose verdicts are
  /// incomplete.
  let losses: [String]
  /// The changes, keyed by the first characters of their digests.
  private let byShortDigest: [String: [PendingChange]]

  /// Reads the changes from results.
  ///
  /// - Parameters:
  ///   - workplace: the package and the folder of the results.
  ///   - stores: folders outside the package in which goldens may also be written.
  /// - Throws: `NoResults` if the folder contains no results, or an error if they cannot be read.
  init(_ workplace: CommandContext, stores: [String]) throws {
    let folders = ResultsFolder.found(in: workplace.results.root)
    folder = workplace.results.root.path
    if folders.isEmpty { throw NoResults(path: folder) }
    // The user named these folders with `--snapshots`, so they are trusted.
    let allowed = Set(stores.map { URL(fileURLWithPath: $0).standardizedFileURL.path })
    let contents = try folders.map { try $0.contents() }
    losses = contents.flatMap(\.parts).compactMap { $0.loss?.description }
    let all = contents.flatMap { contents in
      contents.records.compactMap { record in
        let store = workplace.store(named: record.store)
        // Results may come from another machine, so their paths are not trusted outside the
        // package.
        let isOutside = !workplace.contains(store.root) && !allowed.contains(store.root.path)
        return PendingChange(record, in: contents.folder, of: store, isOutside: isOutside)
      }
    }
    self.all = all
    byShortDigest = Dictionary(grouping: all, by: \.digest.short)
  }

  /// The changes that are not accepted yet.
  var pending: [PendingChange] { all.filter { !$0.isAccepted } }

  /// Returns the changes with a digest: usually one, but several if the same change was recorded
  /// more than once, for example by several shards.
  func named(_ digest: String) -> [PendingChange] {
    let short = String(digest.lowercased().prefix(16))
    return byShortDigest[short]?.filter { $0.isNamed(digest) } ?? []
  }
}

/// The error thrown if a folder contains no results of a run.
struct NoResults: Error, Equatable, CustomStringConvertible {
  var path: String

  var description: String {
    "\(path) contains no results\n  run \(CalledName.current.text) verify or swift test first, "
      + "or pass --results"
  }
}
