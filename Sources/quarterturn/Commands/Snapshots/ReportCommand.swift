import Foundation
import SnapshotCore
import SnapshotReport

extension Option {
  fileprivate static let inline = Option("inline", "one file instead of a folder")
}

extension Command {
  static let report = Command(
    "report", "[RESULTS…]",
    summary: "make a page of what a run found",
    options: [.output, .inline],
    examples: ["quarterturn report", "quarterturn report merged --output page --inline"]
  ) { try ReportCommand($0, environment: $1.environment).run(on: $1) }
}

/// `report`: a page of what a run found.
struct ReportCommand {
  private let folders: [ResultsFolder]
  private let destination: URL
  private let isInline: Bool
  private let acceptCommand: String

  /// Finds the results.
  init(_ invocation: Invocation, environment: [String: String]) throws {
    let (arguments, operands) = (invocation.arguments, invocation.operands)
    let workplace = try Workplace(arguments, environment: environment)
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
    let entries = try ReportEntry.read(from: folders)
    let page = ReportPage(entries, acceptCommand: acceptCommand)
    console.print(try page.write(to: destination, inline: isInline).path)
    return .good
  }
}
