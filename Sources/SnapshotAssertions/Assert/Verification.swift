import FigureSnapshots
import Foundation
import RasterPNG
import SnapshotCore

/// The verification of a golden whose name is known.
struct Verification {
  let session: SnapshotSession
  let store: GoldenStore
  let name: GoldenName
  let options: SnapshotTestingConfiguration
  let call: CallSite

  func report<Value, Format>(
    of value: () throws -> Value, as snapshot: Snapshot<Value, Format>
  ) -> AssertionReport {
    switch verdict(on: value, as: snapshot) {
    case .success(let verdict): report(of: verdict)
    case .failure(let error): report(of: error)
    }
  }

  /// Verifies the value, which is evaluated within the strategy so that the golden counts as
  /// requested even if the evaluation throws.
  private func verdict<Value, Format>(
    on value: () throws -> Value, as snapshot: Snapshot<Value, Format>
  ) -> Result<Verdict, SnapshotError> {
    let verifier = Verifier(
      store: store, mode: options.record ?? session.mode, depth: options.depth ?? session.depth,
      budget: options.budget ?? SizeBudget(), proof: options.proof ?? session.proof,
      ledger: session.ledger,
      environment: session.environment)
    return withoutActuallyEscaping(value) { value in
      let making = snapshot.pullback { (make: () throws -> Value) in
        try MainThread.check(before: Value.self)
        return try make()
      }
      // The value is evaluated only once: testing the causes of a difference converts it again, and
      // the caller's expression may have side effects.
      var made: Result<Value, any Error>?
      let once: () throws -> Value = {
        let result = made ?? Result(catching: value)
        made = result
        return try result.get()
      }
      do throws(SnapshotError) {
        return .success(try verifier.verify(once, as: making, named: name, owner: owner))
      } catch {
        return .failure(error)
      }
    }
  }

  private func report(of verdict: Verdict) -> AssertionReport {
    // The files are stored before the message is created, since it contains their paths.
    let kept = keep(verdict)
    let message = VerdictMessage(
      kept.record, in: session.recorder?.folder, from: session.ledger.base)
    let text = (message.lines + kept.obstacle).joined(separator: "\n")
    let artifacts = kept.record.files.compactMap { file in
      session.recorder.map { recorder in
        Artifact(role: file.role, url: recorder.folder.root.appendingPathComponent(file.path))
      }
    }
    return verdict.passes
      ? AssertionReport(
        warnings: kept.record.warnings.isEmpty ? [] : [text], artifacts: artifacts, verdict: verdict
      )
      : AssertionReport(failure: text, artifacts: artifacts, verdict: verdict)
  }

  private func report(of error: SnapshotError) -> AssertionReport {
    _ = try? session.recorder?.keep(error, named: name, of: store, owner: owner, source: source)
    return AssertionReport(failure: error.description)
  }

  /// Stores a verdict with its pictures.
  ///
  /// If that fails, returns the reason as `obstacle`.
  private func keep(_ verdict: Verdict) -> (record: VerdictRecord, obstacle: [String]) {
    let acceptCommand = { session.acceptance.words(for: $0, in: store) }
    let obstacle: [String]
    do throws(FileError) {
      if let recorder = session.recorder {
        return (
          try recorder.keep(
            verdict, of: store, owner: owner, source: source, recordCommand: recordCommand,
            acceptCommand: acceptCommand), []
        )
      }
      obstacle = [session.obstacle].compactMap(\.self)
    } catch {
      obstacle = ["the artifacts could not be written", "  \(error)"]
    }
    // The record has no accept command: a picture that was not stored cannot be accepted.
    let record = VerdictRecord(
      verdict, store: session.ledger.path(of: store), owner: owner, source: source,
      recordCommand: recordCommand)
    return (record, obstacle)
  }

  /// The command that records the golden; nil if the test's source sets the mode `never` or
  /// `failed`, which the command's environment variable cannot override.
  private var recordCommand: String? {
    let isForbidden = options.record == .never || options.record == .failed
    return isForbidden ? nil : session.recordCommand(of: call, .missing)
  }

  /// The source location of the assertion.
  ///
  /// A second request from the same location is a retry; one from a different location is a name
  /// collision.
  private var owner: String { "\(source.file):\(call.line) \(call.function)" }

  private var source: SourceLine {
    SourceLine(file: session.ledger.path(ofFile: call.file), line: Int(call.line))
  }
}
