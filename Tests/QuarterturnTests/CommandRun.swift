import Foundation
import Testing

/// The output of one run of the built command, and its end.
struct CommandRun {
  var status: Int32
  var output: String
  var errors: String

  /// Runs the command in a folder and waits for its end.
  ///
  /// - Parameters:
  ///   - words: what is typed.
  ///   - folder: where.
  ///   - variables: are set in addition to this process's own, without those of build servers.
  /// - Throws: when the command cannot be started.
  init(_ words: [String], in folder: URL, variables: [String: String] = [:]) throws {
    let process = Process()
    process.environment = Self.environment.merging(variables) { _, new in new }
    process.executableURL = Self.command
    process.arguments = words
    process.currentDirectoryURL = folder
    let (out, err) = (folder.appendingPathComponent(".out"), folder.appendingPathComponent(".err"))
    process.standardOutput = try Self.handle(out)
    process.standardError = try Self.handle(err)
    try process.run()
    process.waitUntilExit()
    status = process.terminationStatus
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

  /// A file takes any amount of output, where a pipe would fill up.
  private static func handle(_ file: URL) throws -> FileHandle {
    try Data().write(to: file)
    return try FileHandle(forWritingTo: file)
  }

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
