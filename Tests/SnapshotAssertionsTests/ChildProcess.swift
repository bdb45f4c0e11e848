import Foundation
import SnapshotAssertions
import SnapshotCore
import TestSupport

/// This test program once more, as a process of its own in which tests may fail.
struct ChildProcess {
  /// Whether this is such a process.
  static let isThis = ProcessInfo.processInfo.environment[storeVariable] != nil

  /// The folder of the goldens of such a process's tests.
  static var store: GoldenStore {
    let path = ProcessInfo.processInfo.environment[storeVariable] ?? "/nowhere"
    return GoldenStore(root: URL(fileURLWithPath: path))
  }

  private static let storeVariable = "QUARTERTURN_TEST_CHILD_STORE"

  let folder: TemporaryFolder

  /// The output of a process, and whether its tests passed.
  struct Outcome {
    let text: String
    let passes: Bool
  }

  /// The names of the goldens.
  var goldens: [String] { GoldenStore(root: folder.file("Snapshots")).names().map(\.path) }

  /// The results of the snapshots.
  var results: ResultsFolder { ResultsFolder(root: folder.file("results")) }

  /// Runs this program.
  func run(_ arguments: String..., environment: [String: String] = [:]) throws -> Outcome {
    let program = URL(fileURLWithPath: CommandLine.arguments[0])
    let run = try ProgramRun(
      program, arguments, environment: self.environment.merging(environment) { $1 })
    return Outcome(
      text: String(decoding: run.output, as: UTF8.self) + run.errors, passes: run.status == 0)
  }

  private var environment: [String: String] {
    var environment = ProcessInfo.processInfo.environment.filter { name, _ in
      !name.hasPrefix("SNAPSHOT_") && !name.hasPrefix("TEST_") && name != "CI"
    }
    environment[Self.storeVariable] = folder.file("Snapshots").path
    environment["SNAPSHOT_ARTIFACTS"] = results.root.path
    environment["NO_COLOR"] = "1"
    return environment
  }
}
