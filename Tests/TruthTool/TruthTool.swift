import Foundation
import LayoutTruth
import UIKit

/// The tool that prints Quarterturn's answers to the questions of the facts, or compares a file of
/// answers with them.
///
/// The questions are this repository's own, so it is no part of the command.
@main struct TruthTool {
  private let arguments: TruthArguments

  static func main() {
    do {
      let tool = TruthTool(arguments: try TruthArguments(CommandLine.arguments.dropFirst()))
      exit(try tool.run())
    } catch {
      complain("\(error)")
      exit(2)
    }
  }

  /// Queries the questions, compares with the file, and prints; returns the exit status.
  @MainActor private func run() throws -> Int32 {
    guard let path = arguments.path else {
      let answers = try Interview().answers()
      let text = arguments.printsJSON ? answers.json : AnswerList(answers).text
      try write(text, file: answers.json)
      return 0
    }
    let file = try AnswerFile(contentsOf: path)
    let comparison = AnswerComparison(file, with: try answers(on: file.system))
    let report = TruthReport(comparison, path: path)
    try write(arguments.printsJSON ? report.json : report.text, file: report.json)
    // After the report: the answers that the file has are worth reading.
    if let complaint = report.complaint {
      Self.complain(complaint)
      return 2
    }
    return comparison.different.isEmpty ? 0 : 1
  }

  /// Returns Quarterturn's answers at the scale of the file's screen, since views snap to its
  /// pixels.
  @MainActor private func answers(on system: AnsweringSystem) throws -> AnswerFile {
    var device = UIEnvironment.current
    device.scale = system.scale
    return try UIEnvironment.with(device) { try Interview().answers() }
  }

  /// Prints, or writes the JSON if a file is named.
  private func write(_ text: String, file json: String) throws {
    guard let output = arguments.output else {
      return try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
    }
    try Data(json.utf8).write(to: URL(fileURLWithPath: output), options: .atomic)
  }

  private static func complain(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data("error: \(text)\n".utf8))
  }
}
