import Foundation
import SnapshotCore

/// The name by which the command was called, for the commands that it prints.
///
/// ```
/// ./quarterturn            the launcher says so in QUARTERTURN_COMMAND
/// swift run quarterturn    it was built in a package, and is called in one
/// quarterturn              it was installed, or is called where `swift run` finds no package
/// ```
struct CalledName {
  /// The variable with the name by which the command was called.
  static let variable = "QUARTERTURN_COMMAND"

  /// The name, quoted for a shell.
  let text: String

  /// - Parameters:
  ///   - environment: the variables of the process.
  ///   - path: what the process was started as, its first argument.
  ///   - folder: the working folder.
  init(environment: [String: String], path: String, in folder: URL) {
    let word = environment[Self.variable] ?? ""
    let isRunBySwift =
      path.contains("/.build/") && ResultsFolder.package(around: folder) != nil
    text = word.isEmpty ? (isRunBySwift ? "swift run quarterturn" : path) : word
  }

  /// Returns an example as it is typed here.
  ///
  /// - Parameter example: calls the command `quarterturn`.
  /// - Returns: the same with the name.
  func typed(_ example: String) -> String { example.replacing("quarterturn ", with: "\(text) ") }
}
