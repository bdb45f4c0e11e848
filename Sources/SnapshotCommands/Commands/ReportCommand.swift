package import CommandLineKit
import Foundation
import SnapshotCore
import SnapshotReport

extension Option {
  fileprivate static let inline = Option("inline", "one file instead of a folder")
}

extension Command {
  package static let report = Command(
    "report", "[RESULTS…]",
    summary: "make a page of a run's results",
    explanation: """
      If the results lack verdicts on goldens that the run requested, as after an upload that was cut
      short, the page shows the present results and lists the missing ones, and the command ends with 2.
      The page and the terminal name each shard that is missing or did not finish.
      """,
    options: [.reportOutput, .inline],
    examples: ["quarterturn report", "quarterturn report merged --output page --inline"]
  ) { try ReportCommand($0, environment: $1.environment).run(on: $1) }
}

/// The `report` command: writes a page that shows a run's results.
struct ReportCommand {
  private let folders: [ResultsFolder]
  private let destination: URL
  private let isInline: Bool
  private let acceptCommand: String

  /// Parses the arguments and finds the results folders.
  init(_ invocation: Invocation, environment: [String: String]) throws {
    let (arguments, operands) = (invocation.arguments, invocation.operands)
    let workplace = try CommandContext(arguments, environment: environment)
    folders = try ResultsOperands.folders(
      operands.isEmpty ? [workplace.results.root.path] : operands)
    destination =
      try arguments.path(of: .output).map { URL(fileURLWithPath: $0, isDirectory: true) }
      ?? (folders.first ?? workplace.results).root.appendingPathComponent("report")
    isInline = arguments.has(.inline)
    acceptCommand = workplace.acceptance.words(results: operands.first)
  }

  /// Writes the page and prints its path.
  func run(on console: Console) throws -> ExitStatus {
    var contents: [ResultsFolder.Contents] = []
    for folder in folders { contents.append(try folder.contents()) }
    let check = ResultsCheck(contents)
    // The verdicts that are present are valid, so a missing or unfinished shard leads only to a
    // warning. A run without goldens leads to none, because it may have requested only inline
    // snapshots.
    let gap = check.gap.flatMap { $0.leavesVerdictsWhole || $0 == .nothing ? nil : $0.complaint }
    let notices = [gap].compactMap(\.self) + check.complaints
    let page = ReportPage(
      ReportEntry.entries(of: contents), notices: notices, acceptCommand: acceptCommand)
    console.print(try page.write(to: destination, inline: isInline).path)
    if let gap { console.note("warning: the run is not complete: \(gap)") }
    for complaint in check.complaints {
      console.complain("the run is not complete: \(complaint)")
    }
    return check.isWhole ? .good : .unusable
  }
}

extension Option {
  fileprivate static let reportOutput = Option.output.described(
    "the folder for the page; \"report\" in the results unless given")
}
