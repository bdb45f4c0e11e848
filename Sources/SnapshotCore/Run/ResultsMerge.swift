public import Foundation
public import RasterPNG

/// The results of several shards, or of several processes, as those of one run.
///
/// ```
/// shard-1/ manifest.1-of-4.… verdicts.1-of-4.… artifacts/…  ┐
/// shard-2/ …                                                ├ merged/ manifest.1-of-1.merged.json verdicts.… artifacts/…
/// shard-3/ …                                                ┘
/// ```
public struct ResultsMerge: Sendable {
  /// A golden that more than one folder judged.
  public struct Conflict: Sendable, Hashable {
    /// The store and the golden.
    public let path: String
    /// The folders, in order of their paths.
    public let folders: [URL]
    /// What each of them says.
    public let outcomes: [VerdictRecord.Outcome]
  }

  /// What became of every golden, one record each, in order.
  public var records: [VerdictRecord] { sources.map(\.record) }
  /// Goldens that more than one folder judged; the worst verdict counts.
  public let conflicts: [Conflict]
  /// Everything that was asked for.
  public let manifests: [Manifest]
  /// Why the folders together are no complete run; nil where they are one.
  public let gap: CompleteRun.Gap?

  private let sources: [Source]

  /// A record and the folder that its files are in.
  private struct Source: Sendable {
    let folder: ResultsFolder
    let record: VerdictRecord
  }

  /// Reads what folders hold.
  ///
  /// - Parameter folders: each with the results of one run's shard, or of several.
  /// - Throws: what cannot be read.
  public init(_ folders: [ResultsFolder]) throws(FileError) {
    var sources: [Source] = []
    var manifests: [Manifest] = []
    // Sorted, so that the result does not depend on the order in which folders were named.
    for folder in folders.sorted(by: { $0.root.path < $1.root.path }) {
      for record in try folder.records() { sources.append(Source(folder: folder, record: record)) }
      manifests += try folder.manifests()
    }
    // By golden, since several folders may have judged one.
    let groups = Dictionary(grouping: sources, by: \.record.key)
    self.manifests = manifests
    self.sources = groups.values.compactMap(Self.worst).sorted { $0.record < $1.record }
    conflicts = groups.values.compactMap(Self.conflict).sorted { $0.path < $1.path }
    gap = Self.gap(manifests)
  }

  private static func gap(_ manifests: [Manifest]) -> CompleteRun.Gap? {
    do throws(CompleteRun.Gap) {
      _ = try CompleteRun(merging: manifests)
      return nil
    } catch {
      return error
    }
  }

  private static func worst(_ sources: [Source]) -> Source? {
    sources.min { $0.record.isWorse(than: $1.record) }
  }

  private static func conflict(_ sources: [Source]) -> Conflict? {
    guard let record = sources.first?.record, sources.count > 1 else { return nil }
    return Conflict(
      path: record.path, folders: sources.map(\.folder.root),
      outcomes: sources.map(\.record.outcome))
  }

  /// Writes everything into one folder, which can be moved, merged again and reported on.
  ///
  /// A complete run has one manifest there; of an incomplete one each part keeps its own, so that
  /// what is missing can still be added.
  ///
  /// - Parameters:
  ///   - folder: what an earlier run left there goes away.
  ///   - acceptCommand: returns what accepts a change there; nil for what its message says.
  /// - Returns: the records, with the paths of the files as they are now.
  /// - Throws: the system's refusal.
  @discardableResult
  public func write(
    to folder: ResultsFolder, acceptCommand: (VerdictRecord) -> String? = { _ in nil }
  ) throws(FileError) -> [VerdictRecord] {
    try StaleResults(folder).clear(keeping: "") { () throws(FileError) in
      for (number, manifest) in parts.enumerated() {
        let name = parts.count == 1 ? "merged" : "merged-\(number + 1)"
        try manifest.write(to: folder.root, process: name)
      }
    }
    let name = "\(ResultsFolder.verdicts).1-of-1.merged.jsonl"
    let file = RecordFile(folder.root.appendingPathComponent(name))
    var records: [VerdictRecord] = []
    for source in sources {
      let record = try source.folder.copy(
        source.record, to: folder, acceptCommand: acceptCommand(source.record))
      try file.append(record)
      records.append(record)
    }
    return records
  }

  private var parts: [Manifest] {
    guard gap == nil, let first = manifests.first else { return manifests }
    return [
      Manifest(run: first.run, isFinished: true, entries: manifests.flatMap(\.entries))
    ]
  }
}
