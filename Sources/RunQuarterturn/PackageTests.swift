import Foundation
import PackagePlugin

/// The snapshot tests of a package.
struct PackageTests {
  private let swift: URL
  private let folder: URL
  private let outputs: URL
  private let scratch: URL
  private let command: QuarterturnCommand

  /// Finds the toolchain and the package's folders.
  init(_ context: PluginContext, _ command: QuarterturnCommand) throws {
    swift = try context.tool(named: "swift").url
    folder = context.package.directoryURL
    outputs = context.pluginWorkDirectoryURL
    // The user may have chosen another build folder (SCRATCH). The plugin's own folder, which is
    // SCRATCH/plugins/NAME/outputs, is three levels below the build folder.
    scratch = (1...3).reduce(outputs) { folder, _ in folder.deletingLastPathComponent() }
    self.command = command
  }

  /// Runs the tests, makes the report of their snapshots, and throws an error if the tests or the
  /// report failed.
  func verify() throws {
    let tests = try test()
    try report()
    try tests.check()
  }

  /// Runs the tests once to record all goldens that they request, and once to verify these.
  ///
  /// Throws an error if `CI` is set to anything except `0` and `false`, if the tests cannot be run,
  /// or if the verification fails.
  func record() throws {
    let variables = ProcessInfo.processInfo.environment
    if !["", "0", "false"].contains((variables["CI"] ?? "").lowercased()) {
      throw RunQuarterturnError.nothingRecorded
    }
    // The exit status is ignored, since a test that records a golden fails. The verification that
    // follows shows the result.
    _ = try test(["SNAPSHOT_TESTING_RECORD": "all"])
    try verify()
  }

  private func test(_ variables: [String: String] = [:]) throws -> ChildRun {
    // SwiftPM's lock on the build folder is ignored, because it is held while this plugin runs.
    let words = ["test", "--ignore-lock", "--disable-sandbox", "--scratch-path", scratch.path]
    let named = ["QUARTERTURN_COMMAND": RunQuarterturn.spelling]
    return try ChildRun(swift, words, in: folder, variables: named.merging(variables) { $1 })
  }

  /// Writes the HTML page, the JUnit XML and the Markdown summary to the folder of the results,
  /// where build servers collect them; if no test took a snapshot, nothing is written.
  private func report() throws {
    let results = self.results
    guard FileManager.default.fileExists(atPath: results.path) else {
      print("no test took a snapshot: \(results.path) does not exist")
      return
    }
    let merged = outputs.appending(path: "merged")
    // The exit status of `merge` is ignored, since the tests have already printed the verdicts and
    // failed.
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
