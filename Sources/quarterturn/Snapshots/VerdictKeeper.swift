import FigureSnapshots
import Foundation
import RasterPNG
import SnapshotCore

/// Keeps what becomes of snapshots, where that is possible.
///
/// In a checkout that is read-only, or on a full disk, everything is verified and told all the
/// same: the results lack it, and that is said. Results that somebody named have to be kept.
struct VerdictKeeper: Sendable {
  /// A record, and why it is in no results, if so.
  struct Kept: Sendable {
    let record: VerdictRecord
    var obstacle: FileError?
  }

  /// What was asked for.
  let ledger: RunLedger
  /// Why nothing is kept at all; nil where something may be.
  let obstacle: FileError?

  private let recorder: RunRecorder?
  private let mayFail: Bool

  /// Begins to keep.
  ///
  /// - Parameters:
  ///   - workplace: where the results are.
  ///   - identity: which run it is.
  /// - Throws: that results which somebody named cannot be kept.
  init(_ workplace: Workplace, _ identity: RunIdentity) throws(FileError) {
    mayFail = !workplace.namesResults
    do throws(FileError) {
      let recorder = try RunRecorder(
        folder: workplace.results, base: workplace.base, identity: identity, captions: .lettered)
      self.recorder = recorder
      ledger = recorder.ledger
      obstacle = nil
    } catch {
      if workplace.namesResults { throw error }
      recorder = nil
      ledger = RunLedger(base: workplace.base)
      obstacle = error
    }
  }

  /// Keeps a verdict on a target's golden.
  ///
  /// - Parameters:
  ///   - verdict: what became of the golden.
  ///   - target: what was verified.
  ///   - acceptance: what is typed next; nothing can be accepted of what is not kept.
  /// - Returns: the record.
  /// - Throws: that results which somebody named cannot be kept.
  func keep(
    _ verdict: Verdict, of target: SnapshotTarget, _ acceptance: AcceptanceCommand
  ) throws(FileError) -> Kept {
    let command = acceptance.recording(target.word, snapshots: target.snapshots)
    let told = VerdictRecord(
      verdict, store: ledger.path(of: target.store), owner: target.owner, source: target.source,
      recordCommand: command)
    return try kept(told) { (recorder) throws(FileError) in
      try recorder.keep(
        verdict, of: target.store, owner: target.owner, source: target.source,
        recordCommand: command
      ) { acceptance.words(for: $0, in: target.store) }
    }
  }

  /// Keeps that no verdict could be reached.
  func keep(
    _ error: SnapshotError, named name: GoldenName, of target: SnapshotTarget
  ) throws(FileError) -> Kept {
    let told = VerdictRecord(
      error, named: name, store: ledger.path(of: target.store), owner: target.owner,
      source: target.source)
    return try kept(told) { (recorder) throws(FileError) in
      try recorder.keep(
        error, named: name, of: target.store, owner: target.owner, source: target.source)
    }
  }

  /// Ends, and returns why the end is not kept, if so.
  func finish() throws(FileError) -> FileError? {
    do throws(FileError) {
      try recorder?.finish()
      return nil
    } catch {
      if mayFail { return error }
      throw error
    }
  }

  /// Returns what is kept, or what is only told and why.
  private func kept(
    _ told: VerdictRecord, _ keep: (RunRecorder) throws(FileError) -> VerdictRecord
  ) throws(FileError) -> Kept {
    guard let recorder else { return Kept(record: told) }
    do throws(FileError) {
      return Kept(record: try keep(recorder))
    } catch {
      if mayFail { return Kept(record: told, obstacle: error) }
      throw error
    }
  }
}
