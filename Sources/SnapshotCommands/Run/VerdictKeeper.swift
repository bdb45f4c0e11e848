import FigureSnapshots
import Foundation
import RasterPNG
import SnapshotCore

/// A recorder of verdicts that continues if they cannot be kept.
///
/// In a checkout that is read-only, or on a full disk, everything is verified and reported all the
/// same: the results lack it, and that is reported after the verdicts.
struct VerdictKeeper: Sendable {
  /// A record, and why the results lack it or its files, if so.
  struct Kept: Sendable {
    let record: VerdictRecord
    var obstacle: FileError?
  }

  /// The goldens that were verified.
  let ledger: RunLedger
  /// The reason why nothing is kept at all; nil if results may be kept.
  let obstacle: FileError?

  private let recorder: RunRecorder?

  /// Begins to keep.
  ///
  /// - Parameters:
  ///   - workplace: where the results are.
  ///   - identity: the identity of the run.
  init(_ workplace: CommandContext, _ identity: RunIdentity) {
    do throws(FileError) {
      let recorder = try RunRecorder(
        folder: workplace.results, base: workplace.base, identity: identity, captions: .lettered)
      self.recorder = recorder
      ledger = recorder.ledger
      obstacle = nil
    } catch {
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
  func keep(
    _ verdict: Verdict, of target: SnapshotTarget, _ acceptance: AcceptanceCommand
  ) -> Kept {
    let command = acceptance.recording(target.operand, snapshots: target.snapshots)
    let told = VerdictRecord(
      verdict, store: ledger.path(of: target.store), owner: target.owner, source: target.source,
      recordCommand: command)
    return kept(told) { (recorder) throws(FileError) in
      try recorder.keep(
        verdict, of: target.store, owner: target.owner, source: target.source,
        recordCommand: command
      ) { acceptance.words(for: $0, in: target.store) }
    }
  }

  /// Keeps a record of an error in place of a verdict.
  func keep(
    _ error: SnapshotError, named name: GoldenName, of target: SnapshotTarget
  ) -> Kept {
    let told = VerdictRecord(
      error, named: name, store: ledger.path(of: target.store), owner: target.owner,
      source: target.source)
    return kept(told) { (recorder) throws(FileError) in
      try recorder.keep(
        error, named: name, of: target.store, owner: target.owner, source: target.source)
    }
  }

  /// Ends, and returns why the end is not kept, if so.
  func finish() -> FileError? {
    do throws(FileError) {
      try recorder?.finish()
      return nil
    } catch {
      return error
    }
  }

  /// Returns the verdict that is kept, or the one that is only reported and the reason.
  private func kept(
    _ told: VerdictRecord, _ keep: (RunRecorder) throws(FileError) -> VerdictRecord
  ) -> Kept {
    guard let recorder else { return Kept(record: told) }
    do throws(FileError) {
      return Kept(record: try keep(recorder))
    } catch {
      return Kept(record: told, obstacle: error)
    }
  }
}
