import CommandLineKit
import Foundation
import RasterCore
import SnapshotCore
import SnapshotReport

extension Option {
  fileprivate static let junit = Option("junit", takes: "FILE", "also write JUnit's XML")
  fileprivate static let markdown = Option(
    "markdown", takes: "FILE", "also write Markdown, as for a pull request's comment")

  /// The options for JSON on the terminal, and for files with JUnit XML and Markdown.
  static let channels = [json, junit, markdown]
}

/// The outputs of a command's verdicts: the terminal, files, and GitHub annotations.
struct RecordsOutput {
  private let printsJSON: Bool
  private let junit: String?
  private let markdown: String?

  /// Parses the options for the outputs.
  init(_ arguments: Arguments) throws(UsageError) {
    printsJSON = arguments.has(.json)
    junit = try arguments.path(of: .junit)
    markdown = try arguments.path(of: .markdown)
  }

  /// Reports the records to all outputs, to the terminal first, so that a full disk hides no
  /// verdict.
  ///
  /// - Parameters:
  ///   - records: the records, in any order.
  ///   - results: the folder of their files, if any.
  ///   - base: the folder that paths in the records are relative to.
  ///   - console: the terminal.
  ///   - text: the text to print unless JSON is requested; if nil, the verdicts are printed.
  ///   - panes: a closure that returns the golden, the difference and the actual picture side by
  ///     side, for terminals that can display pictures.
  /// - Returns: the exit status if an output could not be written, which is also reported; nil if
  ///   all outputs were written.
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

  /// Writes each requested file, and returns the errors of those that could not be written.
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
      // Earlier commands of the same step may have written to GitHub's step summary, so the text is
      // appended.
      let isSummary = console.environment["GITHUB_STEP_SUMMARY"] == markdown
      attempt { () throws(OutputError) in
        try TextOutput(path: markdown).write(MarkdownReport(records).text, appending: isSummary)
      }
    }
    return refusals
  }

  /// Prints GitHub annotations to the error stream.
  ///
  /// GitHub's runner reads both streams, and standard output may contain JSON.
  private func annotate(_ records: [VerdictRecord], base: URL, on console: Console) {
    guard console.environment["GITHUB_ACTIONS"] == "true" else { return }
    let annotations = GitHubAnnotations(records, base: Self.place(of: base, in: console))
    for line in annotations.lines { console.note(line) }
  }

  /// Returns the path of a folder relative to the root of the repository checked out by GitHub.
  private static func place(of base: URL, in console: Console) -> String {
    guard let path = console.environment["GITHUB_WORKSPACE"], !path.isEmpty else { return "" }
    let root = URL(fileURLWithPath: path).standardizedFileURL.path + "/"
    return base.path.hasPrefix(root) ? String(base.path.dropFirst(root.count)) : ""
  }
}

extension ExitStatus {
  /// Makes the exit status of a command from its verdicts.
  init(_ records: [VerdictRecord]) {
    let totals = RecordTotals(records)
    self = totals.errors > 0 ? .unusable : totals.failures > 0 ? .different : .good
  }
}
