package import Foundation

/// The command that accepts changes, with the folders that it does not find by itself.
///
/// ```
/// swift run quarterturn accept --results elsewhere --snapshots /goldens 1f0c8a6e55d3b274
/// swift run quarterturn record scenes/herbs.json --record missing
/// ```
package struct AcceptanceCommand: Sendable {
  private let command: String
  private let base: URL
  private let results: String?

  /// Prepares the command.
  ///
  /// - Parameters:
  ///   - environment: the variables of the process; `QUARTERTURN_COMMAND` is how the command is
  ///     called.
  ///   - base: the package's folder.
  ///   - results: the folder of the run's results.
  ///   - name: the folder of the results as the user named it; nil without one.
  package init(
    environment: [String: String], base: URL, results: ResultsFolder, named name: String? = nil
  ) {
    // `swift run` finds nothing to run where no package is.
    let usual = ResultsFolder.package(around: base) == nil ? "quarterturn" : "swift run quarterturn"
    command = environment["QUARTERTURN_COMMAND"] ?? usual
    self.base = base
    // A variable may be gone when the next command is typed.
    let isUsual = results == ResultsFolder(environment: [:], base: base)
    self.results = name ?? (isUsual ? nil : results.root.path)
  }

  /// Returns the command that accepts a change.
  ///
  /// - Parameters:
  ///   - digest: the change's.
  ///   - store: the store of its golden.
  ///   - path: the folder of the results; nil for where they are unless one is named.
  /// - Returns: a shell's words.
  package func words(
    for digest: Digest, in store: GoldenStore, results path: String? = nil
  ) -> String {
    let isOutside = RunLedger.path(of: store.root, below: base).hasPrefix("/")
    let snapshots =
      isOutside && store.root.path != base.standardizedFileURL.path
      ? " --snapshots \(Self.quoted(store.root.path))" : ""
    return "\(words(results: path))\(snapshots) \(digest.short)"
  }

  /// Returns the command before the digests of changes.
  ///
  /// - Parameter path: the folder of the results; nil for where they are unless one is named.
  /// - Returns: a shell's words.
  package func words(results path: String? = nil) -> String {
    "\(command) accept" + ((path ?? results).map { " --results \(Self.quoted($0))" } ?? "")
  }

  /// Returns the command that records a scene's missing goldens.
  ///
  /// - Parameters:
  ///   - scene: how the command finds it.
  ///   - snapshots: the folder of the goldens, where one was named.
  /// - Returns: a shell's words.
  package func recording(_ scene: String, snapshots: String?) -> String {
    let store = snapshots.map { " --snapshots \(Self.quoted($0))" } ?? ""
    return "\(command) record \(Self.quoted(scene)) --record missing\(store)"
  }

  /// Returns an argument quoted for a shell.
  private static func quoted(_ word: String) -> String {
    if word.wholeMatch(of: #/[A-Za-z0-9_.\/+=:@%-]+/#) != nil { return word }
    return "'" + word.replacing("'", with: #"'\''"#) + "'"
  }
}
