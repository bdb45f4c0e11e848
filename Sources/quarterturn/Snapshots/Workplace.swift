import Foundation
import SnapshotCore

/// Where a command about goldens works: the package around it, its results, and how it is called.
struct Workplace: Sendable {
  /// The folder that the command was called in.
  let folder: URL
  /// The folder below which stores are named: the package's, else the one that the command was called in.
  let base: URL
  /// Where results are kept.
  let results: ResultsFolder

  private let command: String
  /// The results as the next command must name them; nil where it finds them by itself.
  private let namedResults: String?

  /// Looks around.
  init(_ arguments: Arguments, environment: [String: String]) throws(UsageError) {
    folder =
      URL(fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true)
      .standardizedFileURL
    base = ResultsFolder.package(around: folder) ?? folder
    let named = arguments.value(of: .results)
    if named == "" { throw .missingValue(.results) }
    results =
      named.map { ResultsFolder(root: URL(fileURLWithPath: $0, isDirectory: true)) }
      ?? ResultsFolder(environment: environment, base: base)
    // A variable may be gone when the next command is typed.
    let isUsual = results == ResultsFolder(environment: [:], base: base)
    namedResults = named ?? (isUsual ? nil : results.root.path)
    command = environment["QUARTERTURN_COMMAND"] ?? "swift run quarterturn"
  }

  /// What to type to accept a change.
  func acceptCommand(for digest: Digest, in store: GoldenStore) -> String {
    let snapshots = contains(store.root) ? "" : " --snapshots \(Self.quoted(store.root.path))"
    return "\(acceptCommand())\(snapshots) \(digest.short)"
  }

  /// What to type before the digests of changes.
  ///
  /// - Parameter path: the folder of the results; nil for where they are unless one is named.
  /// - Returns: a shell's words.
  func acceptCommand(results path: String? = nil) -> String {
    "\(command) accept" + ((path ?? namedResults).map { " --results \(Self.quoted($0))" } ?? "")
  }

  /// The store that a record names, which may come from another machine.
  func store(named path: String) -> GoldenStore {
    GoldenStore(
      root: path.hasPrefix("/")
        ? URL(fileURLWithPath: path, isDirectory: true)
        : base.appendingPathComponent(path, isDirectory: true))
  }

  /// Tells whether a folder is the base or lies below it.
  func contains(_ folder: URL) -> Bool {
    let path = folder.standardizedFileURL.path
    return path == base.path || path.hasPrefix(base.path + "/")
  }

  /// The path of a file as it is told: below the base where it lies there.
  func path(of file: URL) -> String {
    RunLedger.path(of: file.standardizedFileURL, below: base)
  }

  /// A word as a shell takes it.
  private static func quoted(_ word: String) -> String {
    if word.wholeMatch(of: #/[A-Za-z0-9_.\/+=:@%-]+/#) != nil { return word }
    return "'" + word.replacing("'", with: #"'\''"#) + "'"
  }
}
