package import Foundation

/// The output of a program, and its end.
package struct ProgramRun: Sendable {
  /// The bytes on standard output.
  package let output: Data
  /// The bytes on standard output as text.
  package var text: String { String(decoding: output, as: UTF8.self) }
  /// The text on standard error.
  package let errors: String
  /// Zero where it succeeded.
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
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    if let environment { process.environment = environment }
    if let place { process.currentDirectoryURL = place }
    // Files, since a pipe that nobody reads stops a program that prints much.
    process.standardOutput = try folder.handle("output")
    process.standardError = try folder.handle("errors")
    try process.run()
    process.waitUntilExit()
    output = try Data(contentsOf: folder.file("output"))
    errors = String(decoding: try Data(contentsOf: folder.file("errors")), as: UTF8.self)
    status = process.terminationStatus
  }
}

extension TemporaryFolder {
  fileprivate func handle(_ name: String) throws -> FileHandle {
    try Data().write(to: file(name))
    return try FileHandle(forWritingTo: file(name))
  }
}
