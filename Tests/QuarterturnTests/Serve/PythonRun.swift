import Foundation
import TestSupport
import Testing

/// A script in Python, with the protocol's own client and the command in its path.
enum PythonRun {
  private static let variable = "QUARTERTURN_MCP_PYTHON"
  /// The advice if there is none.
  static let advice: Comment =
    "\(variable) names no Python with the package mcp; ./quarterturn test sets it"
  static var python: String? {
    let path = ProcessInfo.processInfo.environment[variable] ?? ""
    return path.isEmpty ? nil : path
  }

  /// Runs a script in a folder, and returns all that it writes.
  static func run(
    _ words: [String], in folder: TemporaryFolder
  ) throws -> (status: Int32, output: String) {
    let out = folder.file("out")
    let handle = try FileHandle.empty(out)
    let python = URL(fileURLWithPath: try #require(Self.python, advice))
    let process = try RunningProgram(
      python, words, environment: try environment(), in: folder.url, output: handle, errors: handle)
    let status = process.waitUntilExit()
    return (status, try String(contentsOf: out, encoding: .utf8))
  }

  /// The variables of the client, which passes little more than the home and the path to its
  /// server.
  private static func environment() throws -> [String: String] {
    try FileManager.default.createDirectory(at: KeptTools.home, withIntermediateDirectories: true)
    var environment = ProcessInfo.processInfo.environment
    let program = CommandRun.command?.deletingLastPathComponent().path ?? ""
    environment["PATH"] = "\(program):\(environment["PATH"] ?? "")"
    environment["HOME"] = KeptTools.home.path
    environment["XDG_CACHE_HOME"] = nil
    return environment
  }
}
