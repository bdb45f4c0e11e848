import Foundation
import PackagePlugin

/// The snapshots in a package's tests.
struct PackageTests {
  private let swift: URL
  private let folder: URL
  private let outputs: URL
  private let scratch: URL
  private let command: QuarterturnCommand

  /// Finds the toolchain.
  init(_ context: PluginContext, _ command: QuarterturnCommand) throws {
    swift = try context.tool(named: "swift").url
    folder = context.package.directoryURL
    outputs = context.pluginWorkDirectoryURL
    // The package manager's own folder, which somebody may have named:
    // SCRATCH/plugins/NAME/outputs.
    scratch = (1...3).reduce(outputs) { folder, _ in folder.deletingLastPathComponent() }
    self.command = command
  }

  /// Runs the tests, makes the report of their snapshots, and fails if they failed.
  func verify() throws {
    let tests = try test()
    try report()
    try tests.check()
  }

  /// Records every golden that the tests request, then verifies the recorded ones.
  func record() throws {
    let variables = ProcessInfo.processInfo.environment
    if !["", "0", "false"].contains((variables["CI"] ?? "").lowercased()) {
      throw RunQuarterturnError.nothingRecorded
    }
    // A test that records fails; only the verification afterwards shows the result.
    _ = try test(["SNAPSHOT_TESTING_RECORD": "all"])
    try verify()
  }

  private func test(_ variables: [String: String] = [:]) throws -> ChildRun {
    // The package manager that runs this plugin holds the lock of the build, and waits.
    let words = ["test", "--ignore-lock", "--disable-sandbox", "--scratch-path", scratch.path]
    let named = ["QUARTERTURN_COMMAND": RunQuarterturn.spelling]
    return try ChildRun(swift, words, in: folder, variables: named.merging(variables) { $1 })
  }

  /// Writes the page, JUnit's XML and the summary beside the results, where servers collect them.
  private func report() throws {
    let results = self.results
    guard FileManager.default.fileExists(atPath: results.path) else {
      print("no test took a snapshot: \(results.path) does not exist")
      return
    }
    let merged = outputs.appending(path: "merged")
    // It ends with the status of the verdicts and prints them, as the tests have.
    let channels = [
      "--junit", results.appending(path: "junit.xml").path,
      "--markdown", results.appending(path: "summary.md").path,
    ]
    try command.run(
      ["merge", results.path, "--output", merged.path] + channels, isQuiet: true)
    try command.run(["report", results.path]).check()
  }

  private var results: URL {
    let named = ProcessInfo.processInfo.environment["SNAPSHOT_ARTIFACTS"] ?? ""
    return named.isEmpty
      ? folder.appending(path: ".build/snapshots") : URL(filePath: named, relativeTo: folder)
  }
}
