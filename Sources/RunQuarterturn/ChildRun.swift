import Foundation

/// A finished run of a program that uses the plugin's standard output and error.
struct ChildRun {
  /// The exit status; zero if the program succeeded.
  let status: Int32
  private let name: String

  /// Runs a program until it ends.
  ///
  /// If `isQuiet` is true, only its standard error is printed.
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

  /// Throws an error if the program failed.
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
