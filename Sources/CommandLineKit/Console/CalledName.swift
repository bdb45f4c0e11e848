internal import Basics
package import Foundation

/// The name by which the command was called, for the commands that it prints.
///
/// ```
/// ./quarterturn            the launcher sets QUARTERTURN_COMMAND
/// swift run quarterturn    it was built in a package, and is called in one
/// quarterturn              it was installed, or is called where `swift run` finds no package
/// ```
package struct CalledName: Sendable {
  /// The variable with the name by which the command was called.
  package static let variable = "QUARTERTURN_COMMAND"

  /// The name, quoted for a shell.
  package let text: String

  /// - Parameters:
  ///   - environment: the variables of the process.
  ///   - path: the path that started the process, its first argument.
  ///   - folder: the working folder.
  package init(environment: [String: String], path: String, in folder: URL) {
    let name = environment[Self.variable] ?? ""
    let isRunBySwift =
      path.contains("/.build/") && PackageFolder.around(folder) != nil
    text = name.isEmpty ? (isRunBySwift ? "swift run quarterturn" : path) : name
  }

  /// The name by which this process was called.
  package static let current = CalledName(
    environment: ProcessInfo.processInfo.environment,
    path: CommandLine.arguments.first ?? "quarterturn",
    in: URL(fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true))

  /// Returns an example as it is typed here.
  ///
  /// - Parameter example: a command line of `quarterturn`.
  /// - Returns: the command line with the name.
  package func typed(_ example: String) -> String {
    example.replacing("quarterturn ", with: "\(text) ")
  }
}
