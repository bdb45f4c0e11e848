import Foundation

/// A finished run of a program.
struct Program {
  let status: Int32
  /// Both of its streams.
  let output: String

  /// Runs a program that is found through `PATH`, or by its path.
  init(
    _ name: String, _ arguments: [String], variables: [String: String] = [:]
  ) throws(FidelityError) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [name] + arguments
    process.environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    do { try process.run() } catch { throw .failed(name, output: "\(error)") }
    // Read before waiting for the end, because a full pipe blocks the writer.
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    status = process.terminationStatus
    output = String(decoding: data, as: UTF8.self)
  }
}
