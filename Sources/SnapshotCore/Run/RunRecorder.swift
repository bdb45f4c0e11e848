import Basics
package import Foundation
package import PictureComparison
package import RasterPNG

/// A recorder that stores the verdicts of one process in a results folder.
///
/// When a new run begins, the results of an earlier run are removed. Processes of the same run add
/// to the same results.
package final class RunRecorder: Sendable {
  package let folder: ResultsFolder
  package let identity: RunIdentity
  /// The list of the goldens that the process requested.
  package let ledger: RunLedger
  private let captions: PaneCaptions
  private let start = Date()
  /// The manifest entries of snapshots that are not in the ledger, such as comparisons of two
  /// files.
  private let others = Mutex<[Manifest.Entry]>([])

  /// Begins a run: removes the files of earlier runs, and writes a manifest that marks it as
  /// unfinished.
  ///
  /// - Parameters:
  ///   - folder: the folder of the results.
  ///   - base: the folder to which the paths of goldens' folders are relative, such as the
  ///     package's.
  ///   - identity: the identity of the run.
  ///   - captions: the captions above the golden, the difference and the actual picture.
  /// - Throws: `FileError` if a file cannot be written or removed.
  package init(
    folder: ResultsFolder, base: URL, identity: RunIdentity, captions: PaneCaptions = .none
  ) throws(FileError) {
    self.captions = captions
    self.folder = folder
    self.identity = identity
    ledger = RunLedger(base: base)
    // The unfinished manifest is written while the folder is locked. Another process of the same
    // run therefore finds it, and does not remove the results.
    try StaleResults(folder).clear(keeping: identity.run) { () throws(FileError) in
      try manifest(isFinished: false).write(to: folder.root, process: identity.process)
    }
  }

  /// Stores a verdict and, if it fails, the files that show it.
  ///
  /// If a file cannot be written, for instance on a full disk, the verdict is stored without it.
  ///
  /// - Parameters:
  ///   - verdict: the verdict on a snapshot.
  ///   - store: the folder of goldens that contains its golden.
  ///   - owner: the caller that requested it.
  ///   - source: the source line that requested it.
  ///   - recordCommand: the command that records a missing golden.
  ///   - acceptCommand: a closure that returns the command that accepts a change, given its digest.
  /// - Returns: the stored record.
  /// - Throws: the first `FileError`; the verdict is stored nevertheless if possible.
  @discardableResult
  package func keep(
    _ verdict: Verdict, of store: GoldenStore, owner: String, source: SourceLine? = nil,
    recordCommand: String? = nil, acceptCommand: (Digest) -> String? = { _ in nil }
  ) throws(FileError) -> VerdictRecord {
    let path = ledger.path(of: store)
    var artifacts = folder.artifacts(ofStore: path)
    artifacts.captions = captions
    let written = artifacts.attempt(verdict, of: store)
    // A change can be accepted only if the file with the new value was written.
    let isAcceptable = written.artifacts.contains { $0.role == .actual }
    let record = VerdictRecord(
      verdict, store: path, owner: owner, source: source,
      acceptCommand: isAcceptable ? verdict.candidate.flatMap { acceptCommand($0.digest) } : nil,
      recordCommand: recordCommand, files: written.artifacts.map(file))
    return try append(record, after: written, to: artifacts)
  }

  /// Stores a record of an error in place of a verdict.
  ///
  /// - Parameters:
  ///   - error: the reason why there is no verdict.
  ///   - name: the name of the golden.
  ///   - store: the folder of goldens that contains it.
  ///   - owner: the caller that requested it.
  ///   - source: the source line that requested it.
  /// - Returns: the stored record.
  /// - Throws: `FileError` if the record cannot be written.
  @discardableResult
  package func keep(
    _ error: SnapshotError, named name: GoldenName, of store: GoldenStore, owner: String,
    source: SourceLine? = nil
  ) throws(FileError) -> VerdictRecord {
    let record = VerdictRecord(
      error, named: name, store: ledger.path(of: store), owner: owner, source: source)
    try append(record)
    return record
  }

  /// Stores a record made by other code, for example by a comparison of two files.
  ///
  /// - Parameter record: the record; its files must already be in the folder.
  /// - Throws: `FileError` if the record cannot be written.
  package func keep(_ record: VerdictRecord) throws(FileError) {
    note(record)
    try append(record)
  }

  /// Adds the record of a snapshot that is not in the ledger, such as a comparison of two files, to
  /// the manifest.
  ///
  /// The entry is added before the record is written, so that a record that is lost later is
  /// detected.
  private func note(_ record: VerdictRecord) {
    let entry = Manifest.Entry(store: record.store, name: record.name, owner: record.owner)
    others.withLock { $0.append(entry) }
  }

  /// Stores the record of a text whose golden is not a file but, for instance, in a test's source.
  ///
  /// If it fails, both texts are stored too.
  ///
  /// - Parameters:
  ///   - record: the record, without files.
  ///   - expected: the expected text; nil if there is none.
  ///   - actual: the actual text; nil if there is none.
  /// - Returns: the stored record.
  /// - Throws: the first `FileError`; the record is stored nevertheless if possible.
  @discardableResult
  package func keep(
    _ record: VerdictRecord, expected: String?, actual: String?
  ) throws(FileError) -> VerdictRecord {
    var record = record
    note(record)
    let artifacts = folder.artifacts(ofStore: record.store)
    let texts = record.passes ? [] : [(Artifact.Role.expected, expected), (.actual, actual)]
    let written = artifacts.attempt(texts, of: record.name)
    record.files = written.artifacts.map(file)
    return try append(record, after: written, to: artifacts)
  }

  /// Writes the message, which contains the paths of the artifacts, and then the record.
  ///
  /// The record is written last, so that it never refers to a missing file. The record is also the
  /// most important file, so on a full disk the other files are removed to make space for it.
  private func append(
    _ record: VerdictRecord, after written: ArtifactFolder.Attempt, to artifacts: ArtifactFolder
  ) throws(FileError) -> VerdictRecord {
    var (record, refusal) = (record, written.refusal)
    if !record.files.isEmpty {
      let message = VerdictMessage(record, in: folder, from: ledger.base)
      do throws(FileError) {
        record.files.append(file(try artifacts.write(message, of: record.name)))
      } catch {
        refusal = refusal ?? error
      }
    }
    do throws(FileError) {
      try append(record)
    } catch {
      if record.files.isEmpty { throw error }
      try artifacts.clear(artifacts.folder(of: record.name))
      (record.files, record.acceptCommand) = ([], nil)
      try append(record)
      refusal = refusal ?? error
    }
    if let refusal { throw refusal }
    return record
  }

  /// Ends the run: writes a manifest that lists every requested golden and marks the process as
  /// finished.
  ///
  /// Temporary files are removed too, if killed processes left them beside the requested goldens
  /// before this process began.
  ///
  /// - Throws: `FileError` if the manifest cannot be written.
  package func finish() throws(FileError) {
    try manifest(isFinished: true).write(to: folder.root, process: identity.process)
    for folder in ledger.goldenFolders { WholeFile.sweep(folder, before: start) }
  }

  private func file(_ artifact: Artifact) -> VerdictRecord.File {
    VerdictRecord.File(role: artifact.role, path: folder.path(of: artifact.url))
  }

  private func append(_ record: VerdictRecord) throws(FileError) {
    let part = "\(identity.shard.index)-of-\(identity.shard.count)"
    let name = "\(ResultsFolder.verdicts).\(part).\(identity.process).jsonl"
    try RecordFile(folder.root.appendingPathComponent(name)).append(record)
  }

  private func manifest(isFinished: Bool) -> Manifest {
    Manifest(
      run: identity.run, shard: identity.shard, filter: identity.filter, isFinished: isFinished,
      entries: ledger.entries, others: others.withLock(\.self))
  }
}
