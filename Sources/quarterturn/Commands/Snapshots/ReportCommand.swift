import Foundation
import SnapshotCore
import SnapshotReport

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
    let path = arguments.value(of: .output)
    if path == "" { throw UsageError.missingValue(.output) }
    destination =
      path.map { URL(fileURLWithPath: $0, isDirectory: true) }
      ?? (folders.first ?? workplace.results).root.appendingPathComponent("report")
    isInline = arguments.has(.inline)
    acceptCommand = workplace.acceptance.words(results: operands.first)
  }

  /// Writes the page and prints its path.
  func run(on console: Console) throws {
    let entries = try ReportEntry.read(from: folders)
    let page = ReportPage(entries, acceptCommand: acceptCommand)
    console.print(try page.write(to: destination, inline: isInline).path)
  }
}
