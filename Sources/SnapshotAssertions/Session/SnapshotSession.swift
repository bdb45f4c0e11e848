import FigureSnapshots
import Foundation
import RasterPNG
import SnapshotCore

/// The session of snapshot tests in a process: its results folder, its shard, and the snapshots so
/// far.
final class SnapshotSession: Sendable {
  let environment: [String: String]
  let shard: Manifest.Shard
  let ledger: RunLedger
  let numbers = CallNumbers()
  let inlineSources = InlineSources()
  /// The recorder of verdicts; nil if the results cannot be stored.
  let recorder: RunRecorder?
  /// The reason why the results cannot be stored; nil if they can, or if `fault` is the reason.
  let obstacle: String?
  /// The reason why nothing can be verified, such as an environment variable with an invalid value;
  /// nil if there is none.
  let fault: String?
  /// The command that accepts changes.
  let acceptance: AcceptanceCommand
  private let settings: SessionSettings
  private let isInPackage: Bool

  /// Begins a session.
  ///
  /// - Parameters:
  ///   - environment: the environment variables of the process.
  ///   - arguments: the command-line arguments of the process.
  ///   - base: the package's folder or, if there is no package, the working directory.
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
    // Use the recorder's list of goldens, since the recorder writes it to the manifest at the end.
    ledger = recorder?.ledger ?? RunLedger(base: base)
  }

  /// The mode that determines which goldens are written, unless a call or a configuration overrides
  /// it.
  var mode: RecordMode { settings.mode }

  /// The level at which goldens are verified, unless a configuration overrides it.
  var depth: VerificationLevel { settings.depth }

  /// Whether explanations of differences are tested, unless a configuration overrides it.
  var proof: ProofMode { settings.proof }

  /// Returns the command that runs a call's test again and records.
  func recordCommand(of call: CallSite, _ mode: RecordMode) -> String {
    call.recordCommand(mode.rawValue, isInPackage: isInPackage)
  }

  private static func recorder(
    _ results: ResultsFolder, _ base: URL, _ identity: RunIdentity,
    _ environment: [String: String]
  ) -> (RunRecorder?, String?) {
    do throws(FileError) {
      // Announce the shard before making the recorder, which may fail: Bazel fails a test that does
      // not announce sharding.
      try Manifest.Shard.announce(in: environment)
      let recorder = try RunRecorder(
        folder: results, base: base, identity: identity, captions: .lettered)
      return (recorder, nil)
    } catch {
      return (nil, "the run's results cannot be kept: \(error)")
    }
  }
}
