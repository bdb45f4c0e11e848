public import Foundation
public import RasterPNG

/// The results of several shards, or of several processes, as those of one run.
///
/// ```
/// shard-1/ manifest.1-of-4.… verdicts.1-of-4.… artifacts/…  ┐
/// shard-2/ …                                                ├ merged/ manifest.1-of-1.merged.json
/// verdicts.… artifacts/… shard-3/ …                                                ┘
/// ```
public struct ResultsMerge: Sendable {
  /// A golden that more than one folder judged.
  public struct Conflict: Sendable, Hashable {
    /// The store and the golden.
    public let path: String
    /// The folders, in order of their paths.
    public let folders: [URL]
    /// The outcomes of each of them.
    public let outcomes: [VerdictRecord.Outcome]
  }

  /// The records, one for every golden, in order.
  public var records: [VerdictRecord] { sources.map(\.record) }
  /// Goldens that more than one folder judged; the worst verdict counts.
  public let conflicts: [Conflict]
  /// The check of the folders against the manifests.
  public let check: ResultsCheck

  private let sources: [Source]
  private let parts: [ResultsFolder.Contents.Part]

  /// A record and the folder that its files are in.
  private struct Source: Sendable {
    let folder: ResultsFolder
    let record: VerdictRecord
  }

  /// Reads the contents of folders.
  ///
  /// - Parameter folders: each with the results of one run's shard, or of several.
  /// - Throws: what cannot be read.
  public init(_ folders: [ResultsFolder]) throws(FileError) {
    var contents: [ResultsFolder.Contents] = []
    // Sorted, so that the result does not depend on the order in which folders were named.
    for folder in folders.sorted(by: { $0.root.path < $1.root.path }) {
      contents.append(try folder.contents())
    }
    let sources = contents.flatMap { contents in
      contents.records.map { Source(folder: contents.folder, record: $0) }
    }
    // By golden, since several folders may have judged one.
    let groups = Dictionary(grouping: sources, by: \.record.key)
    self.sources = groups.values.compactMap(Self.worst).sorted { $0.record < $1.record }
    conflicts = groups.values.compactMap(Self.conflict).sorted { $0.path < $1.path }
    check = ResultsCheck(contents)
    parts = contents.flatMap(\.parts)
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
  /// A complete run has one manifest there; of an incomplete one, or one that lost verdicts, each
  /// part keeps its own, so that what is missing can still be added and is not forgotten.
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
      let name = ResultsFolder.merged
      let manifests = manifests
      for (number, manifest) in manifests.enumerated() {
        try manifest.write(
          to: folder.root, process: manifests.count == 1 ? name : "\(name)-\(number + 1)")
      }
    }
    let file = RecordFile(folder.root.appendingPathComponent(ResultsFolder.mergedVerdicts))
    var records: [VerdictRecord] = []
    for source in sources {
      let record = try source.folder.copy(
        source.record, to: folder, acceptCommand: acceptCommand(source.record))
      try file.append(record)
      records.append(record)
    }
    return records
  }

  /// The manifests of the merged results: one of a complete run.
  private var manifests: [Manifest] {
    guard check.gap == nil, check.isWhole, let first = parts.first?.manifest else {
      return parts.map(\.manifestToKeep)
    }
    return [
      Manifest(
        run: first.run, isFinished: true, entries: parts.flatMap(\.manifest.entries),
        others: parts.flatMap { $0.manifest.others ?? [] })
    ]
  }
}

extension ResultsFolder.Contents.Part {
  /// The manifest as it goes on.
  ///
  /// The entries list lost verdicts. A line that was cut is gone once its file is written anew, so
  /// the part is noted as one that did not come to its end.
  fileprivate var manifestToKeep: Manifest {
    guard let loss, loss.missing.isEmpty else { return manifest }
    return Manifest(
      run: manifest.run, shard: manifest.shard, filter: manifest.filter, isFinished: false,
      entries: manifest.entries, others: manifest.others ?? [])
  }
}
