package import CommandLineKit
import Foundation
import RasterPNG
import SnapshotCore

extension Option {
  static let snapshots = Option(
    "snapshots", takes: "DIR", "the folder of the goldens; Snapshots beside the scene unless given")
  fileprivate static let mode = Option(
    "record", takes: "MODE", "which goldens may be written: all, failed, missing or never")
  fileprivate static let deep = Option(
    "deep", "decode every golden, so that a forged one is found; always where CI is set")
  fileprivate static let filter = Option(
    "filter", takes: "REGEX", "only goldens whose path matches")
  fileprivate static let shard = Option(
    "shard", takes: "I/N", "only the I-th of N parts; each golden falls to one")

  fileprivate static let ofRun = [snapshots, mode, deep, filter, shard, results]
}

extension Command {
  package static let verify = Command(
    "verify", "[SCENE…]",
    summary: "compare scenes with their goldens; the gallery's unless some are named",
    explanation: """
      Draws and compares the goldens of this shard, keeps the results in a folder for accept, report and
      merge, and writes no golden unless --record says which. SCENE is a scene file, a folder of scene
      files or a figure of the gallery. Ends with 0 when all are the same, 1 when something is
      different, missing or was recorded, 2 when something could not be judged. Where the results
      cannot be kept, as in a read-only checkout or on a full disk, that is printed after the verdicts,
      which are valid; it then ends with 2 if --results or SNAPSHOT_ARTIFACTS names the folder.
      A golden without its layout, as image optimisers leave it, fails where CI is set and warns
      elsewhere; --policy metadata=warn lets it warn everywhere.

      The shard may be given by SNAPSHOT_SHARD=i/n too, and is taken from Bazel, GitLab, CircleCI and
      Buildkite; shards form one run when they have the same SNAPSHOT_RUN or build number. Where
      GITHUB_ACTIONS is set, annotations are printed. Results go to SNAPSHOT_ARTIFACTS if that is set.
      """,
    options: Option.ofRun + [.policy] + Option.channels,
    examples: [
      "quarterturn verify", "quarterturn verify scenes herbs.json --snapshots Goldens",
      "quarterturn verify --shard 2/4 --results results-2 --junit results-2/junit.xml",
    ]
  ) { try await VerifyCommand($0, recordsOnly: false, environment: $1.environment).run(on: $1) }

  package static let record = Command(
    "record", "[SCENE…]",
    summary: "write the goldens of scenes; the gallery's unless some are named",
    explanation: """
      Records every golden; with --record missing only those that are missing, with --record failed
      those that differ. Where CI is set nothing is recorded. Look at what git shows afterwards.
      """,
    options: Option.ofRun + Option.channels,
    examples: ["quarterturn record herbs.json", "quarterturn record --record missing"]
  ) { try await VerifyCommand($0, recordsOnly: true, environment: $1.environment).run(on: $1) }
}

/// The `verify` and `record` commands, which compare figures with their goldens or write the
/// goldens.
struct VerifyCommand {
  private let run: SnapshotRun
  private let identity: RunIdentity
  private let output: RecordsOutput
  private let recordsOnly: Bool

  /// Reads all scenes and options, so that an error in one is reported before anything is drawn.
  init(_ invocation: Invocation, recordsOnly: Bool, environment: [String: String]) throws {
    let arguments = invocation.arguments
    self.recordsOnly = recordsOnly
    let workplace = try CommandContext(arguments, environment: environment)
    let mode = try Self.mode(arguments) ?? (recordsOnly ? .all : .never)
    if recordsOnly && mode.permitted(in: environment) == .never { throw NothingIsRecorded(mode) }
    let pattern = try PathPattern(arguments, .filter)
    let selection = try SnapshotTarget.selected(
      by: invocation.operands, snapshots: arguments.path(of: .snapshots), in: workplace)
    let shard =
      try arguments.value(of: .shard).map { try Manifest.Shard($0) }
      ?? Manifest.Shard(environment: environment)
    // The manifest records the filter, so that `orphans` does not list goldens that the filter left
    // out.
    let left = (pattern.map { ["--filter \($0.text)"] } ?? []) + selection.chosen
    identity = try RunIdentity(
      environment: environment, shard: shard,
      filter: left.isEmpty ? nil : left.joined(separator: " "),
      // Shards that one shell starts belong to one run, which is named after that shell. Without
      // shards, each command is a run of its own.
      scope: shard == .whole ? .process : .launcher)
    run = SnapshotRun(
      targets: selection.targets, pattern: pattern, mode: mode,
      policy: ClassPolicy().changed(by: try arguments.reactions()),
      depth: arguments.has(.deep) ? .deep : nil, environment: environment, workplace: workplace)
    output = try RecordsOutput(arguments)
  }

  private static func mode(_ arguments: Arguments) throws(UsageError) -> RecordMode? {
    guard let name = arguments.value(of: .mode) else { return nil }
    if let mode = RecordMode(rawValue: name) { return mode }
    let names = RecordMode.allCases.map(\.rawValue)
    throw .unknownValue(name, .mode, choices: names, suggestion: nil)
  }

  /// Verifies or records the goldens, prints the verdicts, and returns the exit status.
  func run(on console: Console) async throws -> ExitStatus {
    let progress = ProgressLine(isShown: console.isWatched, console: console)
    let (found, obstacles) = try await run.records(as: identity, showing: progress)
    let records = found.sorted()
    let results = run.workplace.results
    let text = recordsOnly ? RecordingList(records, in: results).text : nil
    let unwritten = output.report(
      records, in: results, base: run.workplace.base, on: console, text: text
    ) { record in PanePictures.panes(of: record, in: results) }
    for warning in run.budgetWarnings { console.note("warning: \(warning)") }
    // The command `record` writes goldens on purpose, so a recorded golden is not a difference.
    let status = ExitStatus(recordsOnly ? records.filter { $0.outcome != .recorded } : records)
    // File errors are reported last, so that the verdicts are always printed first.
    return complain(about: obstacles, on: console) ?? unwritten ?? status
  }

  /// Reports the files that could not be written, if there are any.
  ///
  /// Returns the exit status of an error if the user named the folder; otherwise nil, because the
  /// report is then only a warning.
  private func complain(about obstacles: [FileError], on console: Console) -> ExitStatus? {
    guard let text = ObstacleList.text(obstacles) else { return nil }
    if run.workplace.namesResults {
      console.complain("some results for accept and report could not be saved: \(text)")
      console.note("  the verdicts above are valid; to save them, pass another --results DIR")
      return .unusable
    }
    console.note("warning: some results for accept and report could not be saved: \(text)")
    console.note("  the verdicts above are valid; to save them, pass --results DIR")
    return nil
  }
}

/// The reason why `record` writes no golden.
struct NothingIsRecorded: Error, Equatable, CustomStringConvertible {
  private let mode: RecordMode

  init(_ mode: RecordMode) { self.mode = mode }

  var description: String {
    mode == .never
      ? "record with mode never records nothing; \(CalledName.current.text) verify compares"
      : "CI is set: nothing is recorded on a build server; record elsewhere and commit"
  }
}
