package import Foundation

/// A program that was run to its end.
package struct ChildRun {
  /// What it wrote to both streams.
  package let output: String
  /// Zero where it succeeded.
  package let status: Int32

  /// Runs a program, and reads what it writes.
  package init(_ program: URL, _ arguments: [String]) throws(PortingError) {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = program
    process.arguments = arguments
    process.standardOutput = pipe
    process.standardError = pipe
    do { try process.run() } catch {
      throw .unstartable(program.path, error.localizedDescription)
    }
    // Read before waiting: a pipe that is full stops the writer.
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    output = String(decoding: data, as: UTF8.self)
    status = process.terminationStatus
  }
}
