import CommandLineKit
import Foundation
import SnapshotCore

/// The changes in the results of a run that can be accepted.
struct PendingChanges {
  /// Every change, already accepted or not, in order.
  let all: [PendingChange]
  /// The folder of the results.
  let folder: String
  /// The verdicts that the results lack, a text for each process that reached them.
  let losses: [String]
  /// The changes by the first characters of their digests.
  private let byShortDigest: [String: [PendingChange]]

  /// Reads results.
  ///
  /// - Parameters:
  ///   - workplace: the folders of the results.
  ///   - stores: folders outside the package in which goldens may be written too.
  /// - Throws: what cannot be read, or that there is nothing.
  init(_ workplace: CommandContext, stores: [String]) throws {
    let folders = ResultsFolder.found(in: workplace.results.root)
    folder = workplace.results.root.path
    if folders.isEmpty { throw NoResults(path: folder) }
    // Named with --snapshots, and so trusted.
    let allowed = Set(stores.map { URL(fileURLWithPath: $0).standardizedFileURL.path })
    let contents = try folders.map { try $0.contents() }
    losses = contents.flatMap(\.parts).compactMap { $0.loss?.description }
    let all = contents.flatMap { contents in
      contents.records.compactMap { record in
        let store = workplace.store(named: record.store)
        // Results may come from another machine: their paths are not trusted outside the package.
        let isOutside = !workplace.contains(store.root) && !allowed.contains(store.root.path)
        return PendingChange(record, in: contents.folder, of: store, isOutside: isOutside)
      }
    }
    self.all = all
    byShortDigest = Dictionary(grouping: all, by: \.digest.short)
  }

  /// The changes that are still to be accepted.
  var pending: [PendingChange] { all.filter { !$0.isAccepted } }

  /// The changes that a digest names: one, or several where shards drew the same golden.
  func named(_ digest: String) -> [PendingChange] {
    let short = String(digest.lowercased().prefix(16))
    return byShortDigest[short]?.filter { $0.isNamed(digest) } ?? []
  }
}

/// A folder in which no run left anything.
struct NoResults: Error, Equatable, CustomStringConvertible {
  var path: String

  var description: String {
    "\(path) holds no results\n  run \(CalledName.current.text) verify or swift test first, "
      + "or pass --results"
  }
}
