package import Foundation

/// The output of a program, and its end.
package struct ProgramRun: Sendable {
  /// The bytes on standard output.
  package let output: Data
  /// The bytes on standard output as text.
  package var text: String { String(decoding: output, as: UTF8.self) }
  /// The text on standard error.
  package let errors: String
  /// The exit status; zero if the program succeeded.
  package let status: Int32

  /// Runs a program to its end.
  ///
  /// - Parameters:
  ///   - program: its file.
  ///   - arguments: what it is started with.
  ///   - environment: its variables; nil for those of this process.
  ///   - place: its working folder; nil for that of this process.
  /// - Throws: why it cannot be started.
  package init(
    _ program: URL, _ arguments: [String], environment: [String: String]? = nil,
    in place: URL? = nil
  ) throws {
    let folder = try TemporaryFolder()
    let run = try RunningProgram(
      program, arguments, environment: environment, in: place,
      output: .empty(folder.file("output")), errors: .empty(folder.file("errors")))
    status = run.waitUntilExit()
    output = try Data(contentsOf: folder.file("output"))
    errors = String(decoding: try Data(contentsOf: folder.file("errors")), as: UTF8.self)
  }
}
