import FigureSnapshots
import Foundation
import RasterPNG
import SnapshotCore

/// The run of a process: its folder, its shard, and the snapshots so far.
final class SnapshotSession: Sendable {
  let environment: [String: String]
  let shard: Manifest.Shard
  let ledger: RunLedger
  let numbers = CallNumbers()
  let inlineSources = InlineSources()
  /// The recorder of verdicts; nil if the results cannot be kept.
  let recorder: RunRecorder?
  /// The reason why nothing is kept.
  let obstacle: String?
  /// The reason why nothing can be verified: a variable that means nothing.
  let fault: String?
  /// The command that accepts changes.
  let acceptance: AcceptanceCommand
  private let settings: SessionSettings
  private let isInPackage: Bool

  /// Begins a session.
  ///
  /// - Parameters:
  ///   - environment: the variables of the process.
  ///   - arguments: what it was started with.
  ///   - base: the package's folder.
  init(environment: [String: String], arguments: [String], base: URL) {
    self.environment = environment
    isInPackage = ResultsFolder.package(around: base) != nil
    let results = ResultsFolder(environment: environment, base: base)
    acceptance = AcceptanceCommand(environment: environment, base: base, results: results)
    do {
      let identity = try RunIdentity(environment: environment, arguments: arguments)
      settings = try SessionSettings(environment: environment)
      (recorder, obstacle) = Self.recorder(results, base, identity, environment)
      shard = identity.shard
      fault = nil
    } catch {
      settings = SessionSettings()
      shard = .whole
      fault = "\(error)"
      recorder = nil
      obstacle = nil
    }
    // The one of the recorder, which writes at the end what it holds.
    ledger = recorder?.ledger ?? RunLedger(base: base)
  }

  /// The goldens that are written unless a call says otherwise.
  var mode: RecordMode { settings.mode }

  /// The depth to which goldens are verified unless a call says otherwise.
  var depth: VerificationLevel { settings.depth }

  /// Returns the command that runs a call's test again and records.
  func recordCommand(of call: CallSite, _ mode: RecordMode) -> String {
    call.recordCommand(mode.rawValue, isInPackage: isInPackage)
  }

  private static func recorder(
    _ results: ResultsFolder, _ base: URL, _ identity: RunIdentity,
    _ environment: [String: String]
  ) -> (RunRecorder?, String?) {
    do throws(FileError) {
      // Before the recorder, which may fail: Bazel fails a test whose shards are not announced.
      try Manifest.Shard.announce(in: environment)
      let recorder = try RunRecorder(
        folder: results, base: base, identity: identity, captions: .lettered)
      return (recorder, nil)
    } catch {
      return (nil, "the run's results cannot be kept: \(error)")
    }
  }
}
