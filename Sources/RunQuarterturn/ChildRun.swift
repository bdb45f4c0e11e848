import Foundation

/// The end of a program that printed to the plugin's output.
struct ChildRun {
  /// Zero where it succeeded.
  let status: Int32
  private let name: String

  /// Runs a program to its end; of one that is quiet only errors are seen.
  init(
    _ program: URL, _ words: [String], in folder: URL, variables: [String: String],
    isQuiet: Bool = false
  ) throws {
    let process = Process()
    process.executableURL = program
    process.arguments = words
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(variables) { _, new in new }
    if isQuiet { process.standardOutput = FileHandle.nullDevice }
    try process.run()
    process.waitUntilExit()
    status = process.terminationStatus
    name = ([program.lastPathComponent] + words.prefix(1)).joined(separator: " ")
  }

  /// Ends the plugin in failure where the program did.
  func check() throws {
    if status != 0 { throw RunQuarterturnError.ended(name, status) }
  }
}

/// The reason why a command of the plugin fails.
enum RunQuarterturnError: Error, CustomStringConvertible {
  case notBuilt(String)
  case ended(String, Int32)
  case nothingRecorded

  var description: String {
    switch self {
    case .notBuilt(let log): "the command could not be built: \(log)"
    case .ended(let name, let status): "\(name) ended with \(status)"
    case .nothingRecorded:
      "CI is set: nothing is recorded on a build server; record elsewhere and commit"
    }
  }
}
