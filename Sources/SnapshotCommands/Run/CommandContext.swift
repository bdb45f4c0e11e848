import CommandLineKit
import Foundation
import SnapshotCore

extension Option {
  static let results = Option(
    "results", takes: "DIR",
    "the folder of the results; .build/snapshots of the package unless given")
}

/// The surroundings of a command about goldens: the package, its results, and the command's name.
struct CommandContext: Sendable {
  /// The folder that the command was called in.
  let folder: URL
  /// The folder that paths of stores are relative to: the package's, else the one that the command
  /// was called in.
  let base: URL
  /// The folder of results.
  let results: ResultsFolder
  /// Whether the user named the folder of the results.
  let namesResults: Bool
  /// The command that accepts changes.
  let acceptance: AcceptanceCommand

  /// Finds the package around the current folder, and the results that options or environment name.
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

  /// The store that a record names, which may come from another machine.
  func store(named path: String) -> GoldenStore {
    GoldenStore(
      root: path.hasPrefix("/")
        ? URL(fileURLWithPath: path, isDirectory: true)
        : base.appendingPathComponent(path, isDirectory: true))
  }

  /// Returns whether a folder is the base or is below it.
  func contains(_ folder: URL) -> Bool {
    let path = folder.standardizedFileURL.path
    return path == base.path || path.hasPrefix(base.path + "/")
  }

  /// Returns the path of a file as it is printed: relative to the base where it is below it.
  func path(of file: URL) -> String {
    RunLedger.path(of: file.standardizedFileURL, below: base)
  }
}
