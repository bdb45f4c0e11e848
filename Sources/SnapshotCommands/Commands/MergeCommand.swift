package import CommandLineKit
import Foundation
import RasterPNG
import SnapshotCore

extension Command {
  package static let merge = Command(
    "merge", "RESULTS…",
    summary: "join the results of shards into one folder",
    explanation: """
      RESULTS are folders that shards left, or one that holds them. Of a complete run the joined folder
      has one manifest; parts of an incomplete one can be joined with the rest later. Shards are of one
      run where each has the same SNAPSHOT_RUN or build number: SNAPSHOT_RUN=1 SNAPSHOT_SHARD=1/2 swift
      test. Ends as its worst verdict; with 2 where a shard is missing or was cut short, where its
      results lack verdicts on goldens that it requested, as after an upload that was cut short, and
      where two shards have the same golden.
      """,
    options: [.mergeOutput] + Option.channels,
    examples: [
      "quarterturn merge results-1 results-2 results-3 results-4 --output merged",
      "quarterturn merge shards --output merged --markdown \"$GITHUB_STEP_SUMMARY\"",
    ]
  ) { try MergeCommand($0, environment: $1.environment).run(on: $1) }
}

/// The `merge` command: merges the results of shards into the results of one run.
struct MergeCommand {
  private let folders: [ResultsFolder]
  private let destination: ResultsFolder
  private let output: RecordsOutput
  private let workplace: CommandContext
  /// The path of the output folder as the user typed it.
  private let place: String

  /// Parses the arguments and finds the results of the shards; throws an error if there are none or
  /// if an operand is the output folder itself.
  init(_ invocation: Invocation, environment: [String: String]) throws {
    guard !invocation.operands.isEmpty else {
      throw UsageError.missingOperand("folders of results", command: "merge")
    }
    guard let path = try invocation.arguments.path(of: .output) else {
      throw UsageError.missingValue(.output)
    }
    let destination = ResultsFolder(root: URL(fileURLWithPath: path, isDirectory: true))
    self.destination = destination
    place = path
    output = try RecordsOutput(invocation.arguments)
    workplace = try CommandContext(invocation.arguments, environment: environment)
    let found = try ResultsOperands.folders(invocation.operands)
    // The folder that contains the shards may also contain an earlier output of this command.
    folders = found.filter { $0 != destination }
    if folders.isEmpty || invocation.operands.contains(where: { destination.isNamed($0) }) {
      throw MergeIntoItself(path: path)
    }
  }

  /// Merges the results, writes them, and prints the verdicts.
  func run(on console: Console) throws -> ExitStatus {
    let merge = try ResultsMerge(folders)
    let (records, obstacle) = joined(merge)
    // Missing results are reported before the verdicts, because the list of verdicts is incomplete
    // without them.
    let status = IncompleteResults(merge.check).complain(on: console)
    if let warning = Self.warning(about: merge.conflicts) { console.note("warning: \(warning)") }
    // If copying failed, files of the records may be missing, so no pictures are shown.
    let results = obstacle == nil ? destination : nil
    let unwritten = output.report(
      records + merge.check.lost, in: results, base: workplace.base, on: console
    ) { record in results.flatMap { PanePictures.panes(of: record, in: $0) } }
    if let obstacle { console.complain("the results are not joined: \(obstacle)") }
    return obstacle.map { _ in .unusable } ?? status ?? unwritten ?? ExitStatus(records)
  }

  /// Writes the merged results.
  ///
  /// Returns the records even if a file could not be written.
  private func joined(_ merge: ResultsMerge) -> (records: [VerdictRecord], obstacle: FileError?) {
    do throws(FileError) {
      return (try merge.write(to: destination, acceptCommand: acceptance), nil)
    } catch {
      return (merge.records, error)
    }
  }

  private func acceptance(of record: VerdictRecord) -> String? {
    record.digest.map {
      workplace.acceptance.words(
        for: $0, in: workplace.store(named: record.store), results: place)
    }
  }

  /// Returns a message with the number of conflicts and the first one as an example; nil if there
  /// are none.
  private static func warning(about conflicts: [ResultsMerge.Conflict]) -> String? {
    guard let first = conflicts.first else { return nil }
    let parts = zip(first.outcomes, first.folders).map { "\($0.rawValue) in \($1.path)" }
    let places = parts.joined(separator: ", ")
    let rest = "judged more than once, the worst counts"
    return conflicts.count == 1
      ? "\(first.path) was \(rest): \(places)"
      : "\(conflicts.count) goldens were \(rest); \(first.path): \(places)"
  }
}

/// The error thrown if results would be merged into themselves.
struct MergeIntoItself: Error, Equatable, CustomStringConvertible {
  var path: String

  var description: String { "\(path) is also an input; name another folder with --output" }
}

extension Option {
  fileprivate static let mergeOutput = Option.output.described(
    "the folder for the joined results; it must be given")
}
