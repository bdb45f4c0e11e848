package import Foundation
package import RasterPNG

/// The results of several shards or processes, merged into those of one run.
///
/// ```
/// shard-1/ manifest.1-of-4.… verdicts.1-of-4.… artifacts/…  ┐
/// shard-2/ …                                                ├ merged/ manifest.1-of-1.merged.json
/// shard-3/ …                                                ┘         verdicts.… artifacts/…
/// ```
package struct ResultsMerge: Sendable {
  /// A golden with verdicts in more than one folder.
  package struct Conflict: Sendable, Hashable {
    /// The path of the golden, including that of its store (the folder of goldens).
    package let path: String
    /// The folders, sorted by path.
    package let folders: [URL]
    /// The outcome in each of the folders.
    package let outcomes: [VerdictRecord.Outcome]
  }

  /// The records, one for each golden, in order.
  package var records: [VerdictRecord] { sources.map(\.record) }
  /// The goldens with verdicts in more than one folder; the worst verdict counts.
  package let conflicts: [Conflict]
  /// The result of checking the folders against their manifests.
  package let check: ResultsCheck

  private let sources: [Source]
  private let parts: [ResultsFolder.Contents.Part]

  /// A record and the folder that contains its files.
  private struct Source: Sendable {
    let folder: ResultsFolder
    let record: VerdictRecord
  }

  /// Reads the contents of results folders.
  ///
  /// - Parameter folders: the folders, each with the results of one or several shards of the run.
  /// - Throws: `FileError` if a file cannot be read or is invalid.
  package init(_ folders: [ResultsFolder]) throws(FileError) {
    var contents: [ResultsFolder.Contents] = []
    // The folders are sorted, so that the result does not depend on the order of the arguments.
    for folder in folders.sorted(by: { $0.root.path < $1.root.path }) {
      contents.append(try folder.contents())
    }
    let sources = contents.flatMap { contents in
      contents.records.map { Source(folder: contents.folder, record: $0) }
    }
    // Records are grouped by golden because several folders may have a verdict on the same one.
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

  /// Writes the merged results into one folder, which can be moved, merged again, and shown by
  /// `report`.
  ///
  /// A complete run gets a single manifest. In an incomplete run, or one with lost verdicts, the
  /// manifest of each process is kept, so that the missing results are recorded and can still be
  /// added.
  ///
  /// - Parameters:
  ///   - folder: the output folder; results of an earlier run in it are removed.
  ///   - acceptCommand: a closure that returns the command that accepts a record's change in the
  ///     output folder; nil to keep the record's command.
  /// - Returns: the records, with the new paths of their files.
  /// - Throws: `FileError` if a file cannot be read, written or removed.
  @discardableResult
  package func write(
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

  /// The manifests of the merged results: a single one if the run is complete, otherwise one for
  /// each process.
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
  /// The manifest to write for the results of this process.
  ///
  /// Missing verdicts are visible in the manifest's own entries. A verdict file with an incomplete
  /// last line, however, is not visible in it, so the manifest is marked as unfinished.
  fileprivate var manifestToKeep: Manifest {
    guard let loss, loss.missing.isEmpty else { return manifest }
    return Manifest(
      run: manifest.run, shard: manifest.shard, filter: manifest.filter, isFinished: false,
      entries: manifest.entries, others: manifest.others ?? [])
  }
}
