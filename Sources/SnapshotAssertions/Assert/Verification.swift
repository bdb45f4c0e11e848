import FigureSnapshots
import Foundation
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

  /// The value is made within the strategy, so that the golden counts as asked for even where that fails.
  private func verdict<Value, Format>(
    on value: () throws -> Value, as snapshot: Snapshot<Value, Format>
  ) -> Result<Verdict, SnapshotError> {
    let verifier = Verifier(
      store: store, mode: options.record ?? session.mode, depth: options.depth ?? session.depth,
      budget: options.budget ?? SizeBudget(), ledger: session.ledger,
      environment: session.environment)
    return withoutActuallyEscaping(value) { value in
      let making = snapshot.pullback { (make: () throws -> Value) in
        try MainThread.check(before: Value.self)
        return try make()
      }
      do throws(SnapshotError) {
        return .success(try verifier.verify(value, as: making, named: name, owner: owner))
      } catch {
        return .failure(error)
      }
    }
  }

  private func report(of verdict: Verdict) -> AssertionReport {
    let kept = keep(verdict)
    var report = AssertionReport(artifacts: kept.artifacts, verdict: verdict)
    if verdict.passes {
      report.warnings = verdict.statements.isEmpty ? [] : [text(kept.message)]
    } else {
      report.failure = text(kept.message)
    }
    return report
  }

  private func report(of error: SnapshotError) -> AssertionReport {
    _ = try? session.recorder?.keep(error, named: name, of: store, owner: owner, source: source)
    return AssertionReport(failure: error.description)
  }

  private func text(_ lines: [String]) -> String { lines.joined(separator: "\n") }

  /// Keeps a verdict; that this is impossible takes nothing from the verdict but its pictures.
  private func keep(_ verdict: Verdict) -> (message: [String], artifacts: [Artifact]) {
    let acceptCommand = { session.acceptance.words(for: $0, in: store) }
    let command = verdict.candidate.map { acceptCommand($0.digest) }
    let message = VerdictMessage(
      verdict, acceptCommand: command, recordCommand: recordCommand
    ).lines
    guard let recorder = session.recorder else {
      return (message + [session.obstacle].compactMap(\.self), [])
    }
    do throws(FileError) {
      let record = try recorder.keep(
        verdict, of: store, owner: owner, source: source, recordCommand: recordCommand,
        acceptCommand: acceptCommand)
      let root = recorder.folder.root
      return (
        record.message,
        record.files.map { Artifact(role: $0.role, url: root.appendingPathComponent($0.path)) }
      )
    } catch {
      return (message + ["what shows it could not be written", "  \(error)"], [])
    }
  }

  /// What records the golden; nil where a mode in the source forbids it whatever a variable says.
  private var recordCommand: String? {
    let isForbidden = options.record == .never || options.record == .failed
    return isForbidden ? nil : call.recordCommand(RecordMode.missing.rawValue)
  }

  /// Who asks: the same place again is a retry, another place is a collision.
  private var owner: String { "\(source.file):\(call.line) \(call.function)" }

  private var source: SourceLine {
    SourceLine(file: session.ledger.path(ofFile: call.file), line: Int(call.line))
  }
}
