import Foundation
import TestSupport

/// A client's package that has the plugin, beside a stand-in for the command.
///
/// ```
/// quarterturn/   the plugin as it is, and a command that says how it was called
/// a client/      one test, which says how it was run, and fails where it records
/// ```
struct PluginClient {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try write("quarterturn/Package.swift", Self.manifest())
    try write("quarterturn/Sources/quarterturn/main.swift", Self.command)
    try FileManager.default.createSymbolicLink(
      at: folder.file("quarterturn/Sources/RunQuarterturn"),
      withDestinationURL: Repository.root.appendingPathComponent("Sources/RunQuarterturn"))
    try write("a client/Package.swift", Self.clientManifest)
    try write("a client/Tests/ShelfTests/ShelfTests.swift", Self.test)
  }

  private func write(_ path: String, _ text: String) throws {
    let file = folder.file(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// The package's own declaration of the plugin, beside a command that is built in no time.
  private static func manifest() throws -> String {
    let text = try Repository.text(of: "Package.swift")
    let start = text.range(of: "  .plugin(\n    name: \"RunQuarterturn\",")
    let end = start.flatMap { text.range(of: "\n]", range: $0.upperBound..<text.endIndex) }
    let plugin = start.flatMap { start in end.map { text[start.lowerBound..<$0.lowerBound] } }
    return """
      // swift-tools-version: 6.1
      import PackageDescription

      let package = Package(
        name: "quarterturn",
        products: [
          .executable(name: "quarterturn", targets: ["quarterturn"]),
          .plugin(name: "RunQuarterturn", targets: ["RunQuarterturn"]),
        ],
        targets: [
          .executableTarget(name: "quarterturn"),
        \(plugin ?? "the plugin is not declared as it was")
        ])
      """
  }

  private static let command = """
    import Foundation

    let words = CommandLine.arguments.dropFirst().joined(separator: " ")
    // What it prints otherwise may be hidden.
    FileHandle.standardError.write(Data("command: \\(words)\\n".utf8))
    exit(words.hasPrefix("inspect") ? 2 : 0)
    """

  private static let clientManifest = """
    // swift-tools-version: 6.1
    import PackageDescription

    let package = Package(
      name: "client", dependencies: [.package(path: "../quarterturn")],
      targets: [.testTarget(name: "ShelfTests")])
    """

  private static let test = """
    import Foundation
    import Testing

    @Test func shelf() throws {
      let variables = ProcessInfo.processInfo.environment
      try FileManager.default.createDirectory(
        atPath: ".build/snapshots", withIntermediateDirectories: true)
      print("test: \\(variables["SNAPSHOT_TESTING_RECORD"] ?? "not recording")")
      #expect(variables["SNAPSHOT_TESTING_RECORD"] == nil)
      #expect(variables["SHELF_IS_BROKEN"] == nil)
    }
    """

  /// The events, line by line, and the end.
  struct Outcome: Equatable {
    var lines: [String]
    var succeeded: Bool
  }

  /// Calls the plugin, and returns the output of the command and the test.
  func call(_ words: String..., variables: [String: String] = [:]) throws -> Outcome {
    var environment = ProcessInfo.processInfo.environment.filter { name, _ in
      !name.hasPrefix("SNAPSHOT_") && name != "CI"
    }
    environment.merge(variables) { _, new in new }
    let client = folder.file("a client").path
    let run = try ProgramRun(
      URL(fileURLWithPath: "/usr/bin/env"),
      ["swift", "package", "--package-path", client, "--allow-writing-to-package-directory"]
        + ["quarterturn"] + words,
      environment: environment)
    let places = [folder.file("a client").resolvingSymlinksInPath().path, client]
    let text = places.reduce(run.words) { $0.replacingOccurrences(of: $1, with: "client") }
    let lines = text.split(separator: "\n").filter {
      $0.hasPrefix("command: ") || $0.hasPrefix("test: ")
    }
    return Outcome(lines: lines.map(String.init), succeeded: run.status == 0)
  }
}
