import FigureSnapshots
import Foundation
import RasterPNG
import SnapshotCore

/// A recorder of verdicts that continues if a file cannot be written.
///
/// In a read-only checkout or on a full disk, everything is still verified and reported. The
/// results are then incomplete, which is reported after the verdicts.
struct VerdictKeeper: Sendable {
  /// A record, and the error if the record or its files could not be written.
  struct Kept: Sendable {
    let record: VerdictRecord
    var obstacle: FileError?
  }

  /// The list of the goldens that were requested.
  let ledger: RunLedger
  /// The error that prevents all writing; nil if results can be written.
  let obstacle: FileError?

  private let recorder: RunRecorder?

  /// Begins to record verdicts.
  ///
  /// - Parameters:
  ///   - workplace: the context with the folder of the results.
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

  /// Records a verdict on a golden of a target.
  ///
  /// - Parameters:
  ///   - verdict: the verdict on the golden.
  ///   - target: the figure that was verified.
  ///   - acceptance: the command for accepting the change, which the record contains only if the
  ///     results could be written.
  /// - Returns: the record and, if writing failed, the error.
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

  /// Records an error in place of a verdict.
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

  /// Ends the recording; returns an error if the end could not be written.
  func finish() -> FileError? {
    do throws(FileError) {
      try recorder?.finish()
      return nil
    } catch {
      return error
    }
  }

  /// Returns the record that was written or, if that failed, the unwritten record with the error;
  /// if nothing can be written at all, the record without an error.
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
