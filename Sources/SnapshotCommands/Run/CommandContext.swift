import CommandLineKit
import Foundation
import SnapshotCore

extension Option {
  static let results = Option(
    "results", takes: "DIR",
    "the folder of the results; .build/snapshots of the package unless given")
}

/// The folders of a command about goldens: the package, its results, and the command with which the
/// user accepts changes.
struct CommandContext: Sendable {
  /// The folder in which the command was called.
  let folder: URL
  /// The folder to which the paths of stores (folders of goldens) are relative: the package's
  /// folder or, outside a package, the folder in which the command was called.
  let base: URL
  let results: ResultsFolder
  /// Whether the user named the folder of the results, by an option or an environment variable.
  let namesResults: Bool
  /// The command that the user runs to accept changes.
  let acceptance: AcceptanceCommand

  /// Finds the package that contains the current folder, and the results folder given by the
  /// options or the environment.
  init(_ arguments: Arguments, environment: [String: String]) throws(UsageError) {
    folder =
      URL(fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true)
      .standardizedFileURL
    base = ResultsFolder.package(around: folder) ?? folder
    let named = try arguments.path(of: .results)
    namesResults = named != nil || environment["SNAPSHOT_ARTIFACTS"]?.isEmpty == false
    results =
      named.map { ResultsFolder(root: URL(fileURLWithPath: $0, isDirectory: true)) }
      ?? ResultsFolder(environment: environment, base: base)
    acceptance = AcceptanceCommand(
      environment: environment, base: base, results: results, named: named)
  }

  /// Returns the folder of goldens with a path from a record, which may come from another machine.
  func store(named path: String) -> GoldenStore {
    GoldenStore(
      root: path.hasPrefix("/")
        ? URL(fileURLWithPath: path, isDirectory: true)
        : base.appendingPathComponent(path, isDirectory: true))
  }

  /// Returns whether a folder is the base folder or is inside it.
  func contains(_ folder: URL) -> Bool {
    let path = folder.standardizedFileURL.path
    return path == base.path || path.hasPrefix(base.path + "/")
  }

  /// Returns the path of a file for messages: relative to the base folder if the file is inside it.
  func path(of file: URL) -> String {
    RunLedger.path(of: file.standardizedFileURL, below: base)
  }
}
