import Foundation
import LayoutTruth
import UIKit

extension Command {
  static let truth = Command(
    "truth", "[FILE]",
    summary: "answer the questions of the facts, or compare a file of answers with these answers",
    explanation: """
      Without FILE it asks the UIKit that is built in, and prints what that answers. FILE is what the same
      questions brought on Apple's UIKit: cd Tests/Truth, then
      xcodebuild test -scheme Truth -destination 'platform=iOS Simulator,name=iPhone 16'
      prints its path. Every difference is reported with the facts it concerns, then the grades of
      facts that change: what Apple's UIKit confirms, contradicts, or decides between two sides.
      With --output the JSON goes to that file. Ends with 0 when all is the same, 1 when an answer
      differs, 2 when the file cannot be used or does not answer these questions.
      """,
    options: [.json, .truthOutput],
    examples: ["quarterturn truth", "quarterturn truth truth.json --json"]
  ) { try await TruthCommand($0).run(on: $1) }
}

/// `truth`: Quarterturn's answers to the questions of the facts, or a file of answers compared with
/// them.
struct TruthCommand {
  private let path: String?
  private let output: String?
  private let printsJSON: Bool

  /// Reads the path of the file of answers, and where to write to.
  init(_ invocation: Invocation) throws(UsageError) {
    if invocation.operands.count > 1 {
      throw .unexpectedOperand(invocation.operands[1], command: "truth with one file")
    }
    path = invocation.operands.first
    output = try invocation.arguments.path(of: .output)
    printsJSON = invocation.arguments.has(.json)
  }

  /// Queries the questions, compares with the file, and prints.
  @MainActor func run(on console: Console) throws -> ExitStatus {
    if FlowCase.files.isEmpty { throw MissingFixtures() }
    guard let path else {
      let answers = try Interview().answers()
      let text = printsJSON ? answers.json : AnswerList(answers).text
      try write(text, file: answers.json, on: console)
      return .good
    }
    let file = try AnswerFile(contentsOf: path)
    let ours = try answers(on: file.system)
    let comparison = AnswerComparison(file, with: ours)
    let report = TruthReport(comparison, path: path)
    try write(printsJSON ? report.json : report.text, file: report.json, on: console)
    // After the report: what the file does answer is worth reading.
    if let complaint = report.complaint {
      console.complain(complaint)
      return .unusable
    }
    return comparison.different.isEmpty ? .good : .different
  }

  /// Returns Quarterturn's answers at the scale of the file's screen, since views snap to its
  /// pixels.
  @MainActor private func answers(on system: AnsweringSystem) throws -> AnswerFile {
    var device = UIEnvironment.current
    device.scale = system.scale
    return try UIEnvironment.with(device) { try Interview().answers() }
  }

  /// Prints, or writes the JSON where a file is named.
  private func write(_ text: String, file json: String, on console: Console) throws(OutputError) {
    guard let output else { return console.print(text, terminator: "") }
    try TextOutput(path: output).write(json)
  }
}

/// The questions cannot be queried, since the program was copied without them.
struct MissingFixtures: Error, CustomStringConvertible {
  var description: String {
    """
    the fixtures that questions are made of are not here: copy the folder \
    Tests/Truth/Sources/LayoutTruth/Fixtures of the package beside the command
    """
  }
}

extension Option {
  fileprivate static let truthOutput = Option.output.described(
    "the file for the JSON; none is written unless given")
}
