import Foundation
import SnapshotCore

/// `verify` and `record`: figures against their goldens.
struct VerifyCommand {
  private let run: SnapshotRun
  private let identity: RunIdentity
  private let output: RecordsOutput
  private let recordsOnly: Bool

  /// Reads everything that is asked for, so that an error is told before anything is drawn.
  init(_ invocation: Invocation, environment: [String: String]) throws {
    let arguments = invocation.arguments
    recordsOnly = invocation.command == .record
    let workplace = try Workplace(arguments, environment: environment)
    let mode = try Self.mode(arguments) ?? (recordsOnly ? .all : .never)
    if recordsOnly && mode.permitted(in: environment) == .never { throw NothingIsRecorded(mode) }
    let pattern = try PathPattern(arguments, .filter)
    let snapshots = arguments.value(of: .snapshots)
    if snapshots == "" { throw UsageError.missingValue(.snapshots) }
    let selection = try SnapshotTarget.selected(
      by: invocation.operands, snapshots: snapshots, in: workplace)
    let shard =
      try arguments.value(of: .shard).map { try Manifest.Shard($0) }
      ?? Manifest.Shard(environment: environment)
    let left = (pattern.map { ["--filter \($0.text)"] } ?? []) + selection.chosen
    identity = try RunIdentity(
      environment: environment, shard: shard,
      filter: left.isEmpty ? nil : left.joined(separator: " "),
      // Shards that one shell starts are one run; other calls from it are not.
      scope: shard == .whole ? .process : .launcher)
    run = SnapshotRun(
      targets: selection.targets, pattern: pattern, mode: mode,
      policy: ClassPolicy().changed(by: try arguments.reactions()),
      depth: arguments.has(.deep) ? .deep : nil, environment: environment, workplace: workplace)
    output = try RecordsOutput(arguments)
  }

  private static func mode(_ arguments: Arguments) throws(UsageError) -> RecordMode? {
    guard let word = arguments.value(of: .mode) else { return nil }
    if let mode = RecordMode(rawValue: word) { return mode }
    let names = RecordMode.allCases.map(\.rawValue)
    throw .unknownValue(word, .mode, choices: names, suggestion: nil)
  }

  /// Verifies and tells; answers how it went.
  func run(on console: Console) async throws -> ExitStatus {
    let progress = Progress(isShown: console.isWatched, console: console)
    let results = try await run.results(as: identity, showing: progress)
      .sorted { $0.record < $1.record }
    let records = results.map(\.record)
    let words = recordsOnly ? RecordingList(results).text : nil
    try output.tell(records, base: run.workplace.base, on: console, words: words) { record in
      PanePictures.panes(of: record, in: run.workplace.results)
    }
    for warning in run.budgetWarnings { console.note("warning: \(warning)") }
    return ExitStatus(recordsOnly ? records.filter { $0.outcome != .recorded } : records)
  }
}

/// Why `record` does nothing.
struct NothingIsRecorded: Error, Equatable, CustomStringConvertible {
  private let mode: RecordMode

  init(_ mode: RecordMode) { self.mode = mode }

  var description: String {
    mode == .never
      ? "record with mode never records nothing; \(Quarterturn.called.text) verify compares"
      : "CI is set: nothing is recorded on a build server; record elsewhere and commit"
  }
}
