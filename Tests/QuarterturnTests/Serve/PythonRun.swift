import Foundation
import TestSupport

/// A script in Python, with the protocol's own client and the command in its path.
enum PythonRun {
  static let variable = "QUARTERTURN_MCP_PYTHON"
  static var python: String? {
    let path = ProcessInfo.processInfo.environment[variable] ?? ""
    return path.isEmpty ? nil : path
  }

  /// Runs a script in a folder, and returns all that it writes.
  static func run(
    _ words: [String], in folder: TemporaryFolder
  ) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Self.python ?? "")
    process.arguments = words
    process.currentDirectoryURL = folder.url
    process.environment = try environment(folder.file("home"))
    let out = folder.file("out")
    try Data().write(to: out)
    let handle = try FileHandle(forWritingTo: out)
    (process.standardOutput, process.standardError) = (handle, handle)
    try process.run()
    process.waitUntilExit()
    return (process.terminationStatus, try String(contentsOf: out, encoding: .utf8))
  }

  /// The client gives its server the home and the path, and little else; so the tools of previews
  /// are kept beside the tests by a home whose caches are there.
  private static func environment(_ home: URL) throws -> [String: String] {
    let (files, tests) = (FileManager.default, URL(fileURLWithPath: CommandLine.arguments[0]))
    let tools = tests.deletingLastPathComponent().appendingPathComponent("tools")
    for folder in [tools, home] {
      try files.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    let caches = home.appendingPathComponent(".cache")
    if !files.fileExists(atPath: caches.path) {
      try files.createSymbolicLink(at: caches, withDestinationURL: tools)
    }
    let program = CommandRun.command?.deletingLastPathComponent().path ?? ""
    var environment = ProcessInfo.processInfo.environment
    environment["PATH"] = "\(program):\(environment["PATH"] ?? "")"
    environment["HOME"] = home.path
    return environment
  }
}
