import Basics
package import Foundation
package import PictureComparison
package import RasterPNG

/// A recorder that keeps the verdicts of one process in a results folder.
///
/// What an earlier run left there goes away when a new one begins; processes of the same run add to
/// each other.
package final class RunRecorder: Sendable {
  /// The folder of the results.
  package let folder: ResultsFolder
  /// The identity of the run.
  package let identity: RunIdentity
  /// The goldens that the process verified.
  package let ledger: RunLedger
  private let captions: PaneCaptions
  private let start = Date()
  /// The entries of verdicts that are in no ledger.
  private let others = Mutex<[Manifest.Entry]>([])

  /// Begins a run: removes files of earlier runs, and records that this one is unfinished.
  ///
  /// - Parameters:
  ///   - folder: the folder of the results.
  ///   - base: the folder that all machines of a run have in common; stores are named by their path
  ///     below it.
  ///   - identity: the identity of the run.
  ///   - captions: the captions above the panes of a difference.
  /// - Throws: the system's refusal.
  package init(
    folder: ResultsFolder, base: URL, identity: RunIdentity, captions: PaneCaptions = .none
  ) throws(FileError) {
    self.captions = captions
    self.folder = folder
    self.identity = identity
    ledger = RunLedger(base: base)
    // The unfinished manifest is written within the lock: a process of the same run that begins now
    // sees it, and keeps what is there.
    try StaleResults(folder).clear(keeping: identity.run) { () throws(FileError) in
      try manifest(isFinished: false).write(to: folder.root, process: identity.process)
    }
  }

  /// Keeps a verdict, with the pictures that show it where it fails.
  ///
  /// Where a picture cannot be written, as on a full disk, the verdict is kept without it.
  ///
  /// - Parameters:
  ///   - verdict: the verdict of a snapshot.
  ///   - store: the store of its golden.
  ///   - owner: the caller that requested it.
  ///   - source: the line that requested it.
  ///   - recordCommand: the command that records a missing golden.
  ///   - acceptCommand: returns what accepts a change of a digest.
  /// - Returns: the record that was kept.
  /// - Throws: the system's first refusal; the verdict is kept all the same where that is possible.
  @discardableResult
  package func keep(
    _ verdict: Verdict, of store: GoldenStore, owner: String, source: SourceLine? = nil,
    recordCommand: String? = nil, acceptCommand: (Digest) -> String? = { _ in nil }
  ) throws(FileError) -> VerdictRecord {
    let path = ledger.path(of: store)
    var artifacts = folder.artifacts(ofStore: path)
    artifacts.captions = captions
    let written = artifacts.attempt(verdict, of: store)
    // What is not there cannot be accepted.
    let isAcceptable = written.artifacts.contains { $0.role == .actual }
    let record = VerdictRecord(
      verdict, store: path, owner: owner, source: source,
      acceptCommand: isAcceptable ? verdict.candidate.flatMap { acceptCommand($0.digest) } : nil,
      recordCommand: recordCommand, files: written.artifacts.map(file))
    return try append(record, after: written, to: artifacts)
  }

  /// Keeps a record of an error in place of a verdict.
  ///
  /// - Parameters:
  ///   - error: why not.
  ///   - name: the golden.
  ///   - store: the store that would have it.
  ///   - owner: the caller that requested it.
  ///   - source: the line that requested it.
  /// - Returns: the record that was kept.
  /// - Throws: the system's refusal.
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

  /// Keeps a record that was made elsewhere, for example by a comparison of two files.
  ///
  /// - Parameter record: its files must be in the folder already.
  /// - Throws: the system's refusal.
  package func keep(_ record: VerdictRecord) throws(FileError) {
    note(record)
    try append(record)
  }

  /// Adds a record without a request in the ledger; before it is kept, so that one that is lost is
  /// missed.
  private func note(_ record: VerdictRecord) {
    let entry = Manifest.Entry(store: record.store, name: record.name, owner: record.owner)
    others.withLock { $0.append(entry) }
  }

  /// Keeps the record of a text whose golden is no file, such as one in a test's source, with the
  /// texts if it fails.
  ///
  /// - Parameters:
  ///   - record: its record, without files.
  ///   - expected: the expected value; nil for none.
  ///   - actual: the actual value; nil for none.
  /// - Returns: the record that was kept.
  /// - Throws: the system's first refusal; the record is kept all the same where that is possible.
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

  /// Keeps a record after its artifacts, and the message, which names them.
  ///
  /// The record comes last, so that none names a file that is not there; and it counts most, so
  /// that its files make way for it on a full disk.
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

  /// Ends: notes every golden that was requested, and that the process came to its end.
  ///
  /// Halves of goldens that processes left which were killed before this one began go away, beside
  /// the goldens that it requested.
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
