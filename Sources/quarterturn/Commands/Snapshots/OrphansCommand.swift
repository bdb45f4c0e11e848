import Foundation
import SnapshotCore

/// `orphans`: goldens that a complete run asked for nowhere.
struct OrphansCommand {
  private let workplace: Workplace
  private let folders: [ResultsFolder]
  private let stores: [String]
  private let deletes: Bool
  private let output: RecordsOutput

  /// Finds the results.
  init(_ invocation: Invocation, environment: [String: String]) throws {
    try invocation.checkNoOperands()
    let arguments = invocation.arguments
    workplace = try Workplace(arguments, environment: environment)
    let named = arguments.wholeValues(of: .results)
    folders = try ResultsOperands.folders(named.isEmpty ? [workplace.results.root.path] : named)
    stores = arguments.wholeValues(of: .snapshots)
    deletes = arguments.has(.delete)
    output = try RecordsOutput(arguments)
  }

  /// Lists the orphans, and deletes them if that was asked for.
  func run(on console: Console) throws -> ExitStatus {
    let run = try CompleteRun(merging: Manifest.read(from: folders.map(\.root)))
    let search = StoreSearch(workplace, named: stores)
    let orphans = Orphans(in: search.stores(of: run), base: workplace.base, run: run)
    if deletes { try orphans.delete() }
    try output.tell(
      orphans.goldens.map(record), base: workplace.base, on: console, words: words(for: orphans))
    for path in search.outside(of: run) {
      console.note("note: \(path) lies outside the package; name it with --snapshots to look there")
    }
    return orphans.goldens.isEmpty || deletes ? .good : .different
  }

  private func words(for orphans: Orphans) -> String {
    if orphans.goldens.isEmpty { return "no golden is an orphan" }
    let count = orphans.goldens.count
    let noun = count == 1 ? "orphan" : "orphans"
    let end = deletes ? "\(count) \(noun) deleted" : "\(count) \(noun); --delete deletes them"
    let caution = "goldens of tests that were skipped or disabled may be among them"
    return (orphans.goldens.map { workplace.path(of: $0.url) } + [end, caution])
      .joined(separator: "\n")
  }

  private func record(of golden: GoldenLocation) -> VerdictRecord {
    let depth = golden.name.path.split(separator: "/").count
    let root = (0..<depth).reduce(golden.url) { url, _ in url.deletingLastPathComponent() }
    return VerdictRecord(
      store: workplace.path(of: root), name: golden.name, owner: "orphans", outcome: .different,
      message: ["\(golden.name) is an orphan", "  no snapshot of the run asked for it"])
  }
}
