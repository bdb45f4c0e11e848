package import Foundation

/// The commands that accept changes and record missing goldens.
///
/// The command that accepts a change has the option `--results` unless the results are in their
/// default folder, and `--snapshots` if the golden's folder is outside the package.
///
/// ```
/// swift run quarterturn accept --results elsewhere --snapshots /goldens 1f0c8a6e55d3b274
/// swift run quarterturn record scenes/herbs.json --record missing
/// ```
package struct AcceptanceCommand: Sendable {
  private let command: String
  private let base: URL
  private let results: String?

  /// Makes the command.
  ///
  /// - Parameters:
  ///   - environment: the environment variables of the process. `QUARTERTURN_COMMAND` replaces the
  ///     name of the command.
  ///   - base: the package's folder or, outside a package, the working directory.
  ///   - results: the folder of the run's results.
  ///   - name: the folder of the results as the user typed it; nil if none was given.
  package init(
    environment: [String: String], base: URL, results: ResultsFolder, named name: String? = nil
  ) {
    // `swift run` works only inside a package.
    let usual = ResultsFolder.package(around: base) == nil ? "quarterturn" : "swift run quarterturn"
    command = environment["QUARTERTURN_COMMAND"] ?? usual
    self.base = base
    // The folder may be given by `SNAPSHOT_ARTIFACTS`, which need not be set when the user runs the
    // command. The option names the folder in any case.
    let isUsual = results == ResultsFolder(environment: [:], base: base)
    self.results = name ?? (isUsual ? nil : results.root.path)
  }

  /// Returns the command that accepts a change.
  ///
  /// - Parameters:
  ///   - digest: the digest of the change.
  ///   - store: the folder of goldens that contains its golden.
  ///   - path: the folder of the results; nil for the folder given to the initialiser.
  /// - Returns: the command line for a shell.
  package func words(
    for digest: Digest, in store: GoldenStore, results path: String? = nil
  ) -> String {
    let isOutside = RunLedger.path(of: store.root, below: base).hasPrefix("/")
    let snapshots =
      isOutside && store.root.path != base.standardizedFileURL.path
      ? " --snapshots \(Self.quoted(store.root.path))" : ""
    return "\(words(results: path))\(snapshots) \(digest.short)"
  }

  /// Returns the command to which the digests of changes are appended.
  ///
  /// - Parameter path: the folder of the results; nil for the folder given to the initialiser.
  /// - Returns: the command line for a shell.
  package func words(results path: String? = nil) -> String {
    "\(command) accept" + ((path ?? results).map { " --results \(Self.quoted($0))" } ?? "")
  }

  /// Returns the command that records a scene's missing goldens.
  ///
  /// - Parameters:
  ///   - scene: the operand for the scene.
  ///   - snapshots: the folder of the goldens if the user named one, otherwise nil.
  /// - Returns: the command line for a shell.
  package func recording(_ scene: String, snapshots: String?) -> String {
    let store = snapshots.map { " --snapshots \(Self.quoted($0))" } ?? ""
    return "\(command) record \(Self.quoted(scene)) --record missing\(store)"
  }

  /// Returns an argument, quoted for a shell if necessary.
  private static func quoted(_ word: String) -> String {
    if word.wholeMatch(of: #/[A-Za-z0-9_.\/+=:@%-]+/#) != nil { return word }
    return "'" + word.replacing("'", with: #"'\''"#) + "'"
  }
}
