import Foundation
import SnapshotCore

/// `compare`: two files, or two folders file by file.
struct CompareCommand {
  private let pairs: [FilePair]
  private let comparison: FileComparison
  private let workplace: Workplace
  private let identity: RunIdentity
  private let output: RecordsOutput

  /// Reads what is compared, and how strictly.
  init(_ invocation: Invocation, environment: [String: String]) throws {
    let (arguments, operands) = (invocation.arguments, invocation.operands)
    guard operands.count >= 2 else {
      throw UsageError.missingOperand("two files or two folders", command: "compare")
    }
    if operands.count > 2 { throw UsageError.unexpectedOperand(operands[2], command: "compare") }
    let folder = arguments.value(of: .output)
    if folder == "" { throw UsageError.missingValue(.output) }
    workplace = try Workplace(arguments, environment: environment)
    pairs = try FilePair.pairs(operands[0], operands[1])
    let tolerance = try arguments.tolerance()
    if !tolerance.objections.isEmpty { throw NothingToVerify.blind(tolerance.objections) }
    comparison = FileComparison(
      tolerance: tolerance, reactions: try arguments.reactions(),
      results: folder.map { ResultsFolder(root: URL(fileURLWithPath: $0, isDirectory: true)) },
      store: workplace.path(of: Self.store(operands[0], pairs)))
    identity = try RunIdentity(
      environment: environment, shard: .whole, filter: "compare", scope: .process)
    output = try RecordsOutput(arguments)
  }

  /// The folder of what is expected.
  private static func store(_ operand: String, _ pairs: [FilePair]) -> URL {
    let url = URL(fileURLWithPath: operand)
    let isFile = pairs.first?.first?.standardizedFileURL == url.standardizedFileURL
    return isFile ? url.deletingLastPathComponent() : url
  }

  /// Compares on all cores and tells.
  func run(on console: Console) async throws -> ExitStatus {
    let recorder = try comparison.results.map { results throws(FileError) in
      try RunRecorder(folder: results, base: workplace.base, identity: identity)
    }
    let progress = Progress(isShown: pairs.count > 1 && console.isWatched, console: console)
    let records = try await Parallel.map(
      pairs, done: { progress.show("[\($0)/\(pairs.count)]") }, pieces: { [$0] },
      work: comparison.record)
    progress.clear()
    for record in records.sorted() { try recorder?.keep(record) }
    try recorder?.finish()
    try output.tell(records, base: workplace.base, on: console) { record in
      pairs.first { $0.path == record.owner }.flatMap(comparison.panes)
    }
    return ExitStatus(records)
  }
}
