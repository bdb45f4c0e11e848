internal import Basics
package import Foundation

/// The name with which the user calls this program, used in the commands that it prints.
///
/// ```
/// ./quarterturn            the launcher sets QUARTERTURN_COMMAND
/// swift run quarterturn    it was built in a package, and is run in a package
/// PATH                     otherwise: the path with which the program was started
/// ```
package struct CalledName: Sendable {
  /// The environment variable that contains the program's name.
  package static let variable = "QUARTERTURN_COMMAND"

  /// The name or the path with which the user calls the program.
  package let text: String

  /// Finds the name.
  ///
  /// - Parameters:
  ///   - environment: the environment variables of the process.
  ///   - path: the path that the process was started with, its first argument.
  ///   - folder: the working folder.
  package init(environment: [String: String], path: String, in folder: URL) {
    let name = environment[Self.variable] ?? ""
    let isRunBySwift =
      path.contains("/.build/") && PackageFolder.around(folder) != nil
    text = name.isEmpty ? (isRunBySwift ? "swift run quarterturn" : path) : name
  }

  /// The name with which this process was called.
  package static let current = CalledName(
    environment: ProcessInfo.processInfo.environment,
    path: CommandLine.arguments.first ?? "quarterturn",
    in: URL(fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true))

  /// Returns an example with the name by which the user calls the program.
  ///
  /// - Parameter example: a command line that begins with `quarterturn`.
  /// - Returns: the command line with this name in place of `quarterturn`.
  package func typed(_ example: String) -> String {
    example.replacing("quarterturn ", with: "\(text) ")
  }
}
