package import CommandLineKit
import Foundation
import PictureComparison
import RasterPNG
import SnapshotCore

extension Command {
  package static let compare = Command(
    "compare", "A B",
    summary: "compare two pictures, two texts or two folders of them",
    explanation: """
      Folders are compared file by file, by path; PNG as pictures with the layouts they carry, JSON and
      text line by line. Nothing may differ unless an option allows it, and every limit given must hold.
      Limits apply to pixels; other changes have a class, and --policy layout=ignore,fonts=warn sets
      the reaction to each class. Without it layout, paint, text and fonts fail, and metadata warn.
      With --output the pictures of each difference are written there, ready for report; if that
      is impossible, it ends with 2 after it has printed the differences.
      Two documents of Interface Builder (.xib, .storyboard) are compared object by object: a line for
      each change of a constraint, a colour, a class, without the parts that it rewrites by itself;
      with --output the views and scenes that changed are drawn there, before and after.
      Ends with 0 when all are the same, 1 when something is different, 2 when something cannot be read.
      """,
    options: Option.tolerances + [.policy, .compareOutput] + Option.channels,
    examples: [
      "quarterturn compare before.png after.png --output difference",
      "quarterturn compare main/Snapshots Snapshots --max-channel-delta 2 --mask-element header",
      "quarterturn compare main/Snapshots Snapshots --policy layout=ignore,fonts=warn",
      "quarterturn compare main/BadgeCell.xib BadgeCell.xib",
    ]
  ) { invocation, console in
    let output = try invocation.arguments.path(of: .output)
    if let documents = try DocumentComparison(invocation.operands, output: output) {
      return try await documents.run(on: console)
    }
    return try await CompareCommand(invocation, environment: console.environment).run(on: console)
  }
}

/// The `compare` command: compares two files, or the files of two folders.
struct CompareCommand {
  private let pairs: [FilePair]
  private let comparison: FileComparison
  private let workplace: CommandContext
  private let environment: [String: String]
  private let output: RecordsOutput

  /// Parses the operands and the tolerance, and pairs the files.
  init(_ invocation: Invocation, environment: [String: String]) throws {
    let (arguments, operands) = (invocation.arguments, invocation.operands)
    guard operands.count >= 2 else {
      throw UsageError.missingOperand("two files or two folders", command: "compare")
    }
    if operands.count > 2 {
      throw UsageError.extraOperand(
        operands[2], command: "compare", takes: "two files or two folders")
    }
    let folder = try arguments.path(of: .output)
    workplace = try CommandContext(arguments, environment: environment)
    pairs = try FilePair.pairs(operands[0], operands[1])
    let tolerance = try arguments.tolerance()
    if !tolerance.objections.isEmpty { throw NothingToVerify.blind(tolerance.objections) }
    comparison = FileComparison(
      tolerance: tolerance, reactions: try arguments.reactions(),
      results: folder.map { ResultsFolder(root: URL(fileURLWithPath: $0, isDirectory: true)) },
      store: workplace.path(of: Self.store(operands[0], pairs)))
    self.environment = environment
    output = try RecordsOutput(arguments)
  }

  /// Returns the folder that contains the expected files.
  private static func store(_ operand: String, _ pairs: [FilePair]) -> URL {
    let url = URL(fileURLWithPath: operand)
    let isFile = pairs.first?.first?.standardizedFileURL == url.standardizedFileURL
    return isFile ? url.deletingLastPathComponent() : url
  }

  /// Compares the files on several cores, stores the results for `report` if `--output` is given,
  /// and prints the verdicts.
  func run(on console: Console) async throws -> ExitStatus {
    let keeping = try Keeping(comparison.results, base: workplace.base, environment: environment)
    let kept = try await records(on: console)
    let records = kept.map(\.record)
    let obstacles = keeping.obstacles + kept.compactMap(\.obstacle) + keeping.keep(records)
    let unwritten = output.report(
      records, in: comparison.results, base: workplace.base, on: console
    ) { record in
      pairs.first { $0.path == record.owner }.flatMap(comparison.panes)
    }
    if let text = ObstacleList.text(obstacles) {
      console.complain("some results for report could not be saved: \(text)")
      return .unusable
    }
    return unwritten ?? ExitStatus(records)
  }

  private func records(on console: Console) async throws -> [VerdictKeeper.Kept] {
    // The two files of a single pair are already read in parallel, so no further task is started.
    if pairs.count == 1 { return [comparison.record(of: pairs[0])] }
    let progress = ProgressLine(isShown: console.isWatched, console: console)
    defer { progress.clear() }
    return try await Parallel.map(
      pairs, done: { progress.show("[\($0)/\(pairs.count)]") }, pieces: { [$0] },
      work: comparison.record)
  }

  /// The recorder of the results of comparisons; nothing is written unless the user named a folder.
  private struct Keeping {
    /// The errors that prevent results from being written; empty if there are none.
    let obstacles: [FileError]
    private let recorder: RunRecorder?

    init(_ results: ResultsFolder?, base: URL, environment: [String: String]) throws {
      let identity = try RunIdentity(
        environment: environment, shard: .whole, filter: "compare", scope: .process)
      do throws(FileError) {
        recorder = try results.map { (folder) throws(FileError) in
          try RunRecorder(folder: folder, base: base, identity: identity)
        }
        obstacles = []
      } catch {
        recorder = nil
        obstacles = [error]
      }
    }

    /// Writes records to the results; returns an error if that fails.
    func keep(_ records: [VerdictRecord]) -> [FileError] {
      do throws(FileError) {
        // Pairs finish in any order; sorting makes the results the same in every run.
        for record in records.sorted() { try recorder?.keep(record) }
        try recorder?.finish()
        return []
      } catch {
        return [error]
      }
    }
  }
}

extension Option {
  fileprivate static let compareOutput = Option.output.described(
    "the folder for the pictures of differences; none are written unless given")
}
