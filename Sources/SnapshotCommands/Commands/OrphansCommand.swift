package import CommandLineKit
import Foundation
import LayoutComparison
import SnapshotCore

extension Option {
  fileprivate static let delete = Option("delete", "delete the listed goldens")
}

extension Command {
  package static let orphans = Command(
    "orphans",
    summary: "list goldens that no test of a complete run requested",
    explanation: """
      Looks through the results of all shards of a run that left nothing out: no filter, no named scenes,
      every shard finished. For any other run it prints what is missing and lists nothing. Give --results
      for each shard, or for the folder that holds them. Ends with 1 when something is listed.
      Shards form one run if each has the same SNAPSHOT_RUN or build number, as in
      SNAPSHOT_RUN=1 SNAPSHOT_SHARD=1/2 swift test. Run tests without --parallel, which runs each
      XCTest in a separate process.

      Goldens that the run did not request are listed, whatever the reason: those of tests that are
      disabled or skipped, or that ended before their requests, and of another run that shares the folder.
      Look first.
      """,
    options: [.delete, .results, .snapshots] + Option.channels,
    examples: ["quarterturn orphans", "quarterturn orphans --results shards --delete"]
  ) { try OrphansCommand($0, environment: $1.environment).run(on: $1) }
}

/// The `orphans` command: lists goldens that no test of a complete run requested.
struct OrphansCommand {
  private let workplace: CommandContext
  private let folders: [ResultsFolder]
  private let stores: [String]
  private let deletes: Bool
  private let output: RecordsOutput

  /// Parses the arguments and finds the results folders.
  init(_ invocation: Invocation, environment: [String: String]) throws {
    let arguments = invocation.arguments
    workplace = try CommandContext(arguments, environment: environment)
    let named = arguments.wholeValues(of: .results)
    folders = try ResultsOperands.folders(named.isEmpty ? [workplace.results.root.path] : named)
    stores = arguments.wholeValues(of: .snapshots)
    deletes = arguments.has(.delete)
    output = try RecordsOutput(arguments)
  }

  /// Lists the orphans, and deletes them if `--delete` is given.
  func run(on console: Console) throws -> ExitStatus {
    let run = try CompleteRun(merging: Manifest.read(from: folders.map(\.root)))
    let search = StoreSearch(workplace, named: stores)
    let orphans = Orphans(in: search.stores(of: run), base: workplace.base, run: run)
    // Orphans are deleted before they are reported, so that no file is reported as deleted although
    // it still exists.
    if deletes { try orphans.delete() }
    let unwritten = output.report(
      orphans.goldens.map(record), in: nil, base: workplace.base, on: console,
      text: text(for: orphans))
    for path in search.outside(of: run) {
      console.note(
        "note: \(path) is outside the package and was not searched; to search it, pass --snapshots \(path)"
      )
    }
    return unwritten ?? (orphans.goldens.isEmpty || deletes ? .good : .different)
  }

  private func text(for orphans: Orphans) -> String {
    if orphans.goldens.isEmpty { return "no golden is an orphan" }
    let count = Counted.text(orphans.goldens.count, "orphan")
    let end = deletes ? "\(count) deleted" : "\(count); --delete deletes them"
    let caution = "goldens of tests that were skipped or disabled may be among them"
    return (orphans.goldens.map { workplace.path(of: $0.url) } + [end, caution])
      .joined(separator: "\n")
  }

  private func record(of golden: GoldenLocation) -> VerdictRecord {
    let depth = golden.name.path.split(separator: "/").count
    let root = (0..<depth).reduce(golden.url) { url, _ in url.deletingLastPathComponent() }
    return VerdictRecord(
      store: workplace.path(of: root), name: golden.name, owner: "orphans",
      subject: .golden(path: golden.url.path), outcome: .different, reason: .orphan)
  }
}
