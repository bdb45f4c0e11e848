import CommandLineKit
import Foundation
import RasterCore
import SnapshotCore
import SnapshotReport

extension Option {
  fileprivate static let junit = Option("junit", takes: "FILE", "also write JUnit's XML")
  fileprivate static let markdown = Option(
    "markdown", takes: "FILE", "also write Markdown, as for a pull request's comment")

  /// The options for outputs other than the terminal.
  static let channels = [json, junit, markdown]
}

/// The outputs for a command's verdicts: the terminal, files, and a build server's page.
struct RecordsOutput {
  private let printsJSON: Bool
  private let junit: String?
  private let markdown: String?

  /// Reads the channels that options request.
  init(_ arguments: Arguments) throws(UsageError) {
    printsJSON = arguments.has(.json)
    junit = try arguments.path(of: .junit)
    markdown = try arguments.path(of: .markdown)
  }

  /// Reports everything on every channel: the terminal first, so that a full disk hides no verdict.
  ///
  /// - Parameters:
  ///   - records: in any order.
  ///   - results: the folder of their files, if any.
  ///   - base: the folder below which the records name their files.
  ///   - console: the terminal.
  ///   - text: the text that is printed unless JSON is requested; the verdicts when nil.
  ///   - panes: returns what shows a difference, for a terminal that can show it.
  /// - Returns: how the command ends for want of a file, which is reported; nil if all are
  ///   written.
  func report(
    _ records: [VerdictRecord], in results: ResultsFolder?, base: URL, on console: Console,
    text: String? = nil, panes: (VerdictRecord) -> Bitmap? = { _ in nil }
  ) -> ExitStatus? {
    let unprinted = printsJSON ? printJSON(records, in: results, on: console) : nil
    if !printsJSON {
      let pictures = text == nil ? PanePictures(records, on: console, panes: panes).texts : [:]
      console.print(
        text
          ?? VerdictList(records, in: results, style: console.outputStyle, pictures: pictures)
          .text)
    }
    annotate(records, base: base, on: console)
    let refusals = write(records, in: results, for: console)
    for refusal in refusals { console.complain("\(refusal)") }
    return refusals.isEmpty ? unprinted : .unusable
  }

  private func printJSON(
    _ records: [VerdictRecord], in results: ResultsFolder?, on console: Console
  ) -> ExitStatus? {
    do {
      console.print(try RecordsJSON(records, in: results).text(), terminator: "")
      return nil
    } catch {
      console.complain("\(error)")
      return .unusable
    }
  }

  /// Writes each file that was requested, and returns why not, where one could not be written.
  private func write(
    _ records: [VerdictRecord], in results: ResultsFolder?, for console: Console
  ) -> [OutputError] {
    var refusals: [OutputError] = []
    func attempt(_ write: () throws(OutputError) -> Void) {
      do throws(OutputError) { try write() } catch { refusals.append(error) }
    }
    if let junit {
      attempt { () throws(OutputError) in
        try TextOutput(path: junit).write(JUnitReport(records, in: results).text)
      }
    }
    if let markdown {
      // Earlier commands of a step may have written to its summary.
      let isSummary = console.environment["GITHUB_STEP_SUMMARY"] == markdown
      attempt { () throws(OutputError) in
        try TextOutput(path: markdown).write(MarkdownReport(records).text, appending: isSummary)
      }
    }
    return refusals
  }

  /// GitHub's runner reads both streams; the other one may be JSON.
  private func annotate(_ records: [VerdictRecord], base: URL, on console: Console) {
    guard console.environment["GITHUB_ACTIONS"] == "true" else { return }
    let annotations = GitHubAnnotations(records, base: Self.place(of: base, in: console))
    for line in annotations.lines { console.note(line) }
  }

  /// The path of a folder below the repository that is checked out.
  private static func place(of base: URL, in console: Console) -> String {
    guard let path = console.environment["GITHUB_WORKSPACE"], !path.isEmpty else { return "" }
    let root = URL(fileURLWithPath: path).standardizedFileURL.path + "/"
    return base.path.hasPrefix(root) ? String(base.path.dropFirst(root.count)) : ""
  }
}

extension ExitStatus {
  /// Makes the exit status of a command that judged snapshots.
  init(_ records: [VerdictRecord]) {
    let totals = RecordTotals(records)
    self = totals.errors > 0 ? .unusable : totals.failures > 0 ? .different : .good
  }
}
