import Foundation
import TestSupport
import Testing

/// The output of one run of the built command, and its end.
struct CommandRun {
  var status: Int32
  var output: String
  var errors: String

  /// Runs the command in a folder and waits for its end.
  ///
  /// - Parameters:
  ///   - words: the arguments.
  ///   - folder: the working folder.
  ///   - variables: environment variables in addition to those of this process, of which those of
  ///     build servers are left out.
  /// - Throws: an error if the command cannot be started.
  init(_ words: [String], in folder: URL, variables: [String: String] = [:]) throws {
    let (out, err) = (folder.appendingPathComponent(".out"), folder.appendingPathComponent(".err"))
    let process = try RunningProgram(
      try #require(Self.command), words,
      environment: Self.environment.merging(variables) { _, new in new }, in: folder,
      output: .empty(out), errors: .empty(err))
    status = process.waitUntilExit()
    output = try String(contentsOf: out, encoding: .utf8)
    errors = try String(contentsOf: err, encoding: .utf8)
    for file in [out, err] { try FileManager.default.removeItem(at: file) }
  }

  private static let environment = ProcessInfo.processInfo.environment.filter { name, _ in
    name != "CI" && !prefixes.contains { name.hasPrefix($0) }
  }

  private static let prefixes = [
    "CI_", "GITHUB_", "GITLAB_", "CIRCLE", "BUILDKITE", "TEST_", "SNAPSHOT_", "QUARTERTURN_",
  ]

  /// The command beside the test bundle.
  static var command: URL? {
    let bundles = Bundle.allBundles.map(\.bundleURL) + [Bundle.main.bundleURL]
    let folders =
      bundles + bundles.map { $0.deletingLastPathComponent() }
      + [URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()]
    return folders.map { $0.appendingPathComponent("quarterturn") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) && !$0.hasDirectoryPath }
  }
}
