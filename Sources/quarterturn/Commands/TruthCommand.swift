import Foundation
import LayoutTruth
import UIKit

/// `truth`: what Quarterturn answers to the questions of the facts, or a file of answers beside that.
struct TruthCommand {
  private let path: String?
  private let output: String?
  private let printsJSON: Bool

  /// Reads which file.
  init(_ invocation: Invocation) throws(UsageError) {
    if invocation.operands.count > 1 {
      throw .unexpectedOperand(invocation.operands[1], command: "truth with one file")
    }
    path = invocation.operands.first
    output = invocation.arguments.value(of: .output)
    if output == "" { throw .missingValue(.output) }
    printsJSON = invocation.arguments.has(.json)
  }

  /// Asks, compares and tells.
  @MainActor func run(on console: Console) throws -> ExitStatus {
    guard let path else {
      let answers = try Interview().answers()
      let text = printsJSON ? answers.json : AnswerList(answers).text
      try tell(text, file: answers.json, on: console)
      return .good
    }
    let file = try AnswerFile(contentsOf: path)
    let ours = try answers(on: file.system)
    let comparison = AnswerComparison(file, with: ours)
    let report = TruthReport(comparison, path: path)
    try tell(printsJSON ? report.json : report.text, file: report.json, on: console)
    if let complaint = report.complaint {
      console.complain(complaint)
      return .unusable
    }
    return comparison.different.isEmpty ? .good : .different
  }

  /// Quarterturn's answers on a screen as fine as the file's, since views stand on its pixels.
  @MainActor private func answers(on system: AnsweringSystem) throws -> AnswerFile {
    let device = UIEnvironment.current
    defer { UIEnvironment.current = device }
    UIEnvironment.current.scale = system.scale
    return try Interview().answers()
  }

  /// Prints, or writes the JSON where a file is named.
  private func tell(_ text: String, file json: String, on console: Console) throws(OutputError) {
    guard let output else { return console.print(text, terminator: "") }
    try TextOutput(path: output).write(json)
  }
}
