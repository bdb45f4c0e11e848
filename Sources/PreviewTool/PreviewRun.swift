import CommandLineKit
import Foundation
import LayoutPreviews
import Porting

/// The runs of a preview program: the first, and another after each crash or exit.
///
/// When a preview ends the process, the layouts of all previews are lost. So the program is run
/// again without that preview.
struct PreviewRun {
  let program: URL
  /// The map from locations in ported files to locations in the original files; nil if locations
  /// are not changed.
  var key: ErrorKey?
  /// The names of the subclasses of each class of an app.
  ///
  /// A class with subclasses may be an abstract base class, whose own preview may fail.
  var subclasses: [String: [String]] = [:]
  /// A closure that makes the program again without the statement at which it ended; nil if the
  /// program cannot be made again.
  var mend: ((EndingPlace) throws -> URL?)?

  /// Runs the program, leaving out crashing previews, until it ends normally.
  ///
  /// - Parameters:
  ///   - request: the request to the program.
  ///   - console: the console for the report, the source's output, and the previews that ended the
  ///     program.
  /// - Returns: the exit status: `unusable` if the report contains errors, or if a preview ended
  ///   the program and is not excused (see `isExcused`); otherwise `different` if the report
  ///   contains findings.
  /// - Throws: an error if the program cannot be started, or `PreviewError` if it ended and nothing
  ///   more can be left out.
  func run(_ request: PreviewRequest, on console: Console) throws -> ExitStatus {
    var (request, program) = (request, program)
    var ended: [(name: String, error: PreviewError)] = []
    while true {
      let (status, errors) = try status(of: program, request, on: console)
      if let report = PreviewReport(of: program) {
        let failed = ended.filter { !isExcused($0.name, in: report) }
        for (name, error) in ended {
          let isFailure = failed.contains { $0.name == name }
          let text = "\(error)" + base(of: name)
          isFailure ? console.complain(text) : console.note("note: \(text)")
        }
        return tell(report, of: request, hasFailed: !failed.isEmpty, on: console)
      }
      let name = PreviewProgram.lastShown(by: program)
      let error = Self.error(name, status: status, request)
      let before = request
      let end = request.leaveOutEnding(of: program)
      if let next = try mended(end, errors, on: console) {
        (program, request) = (next, before)
        continue
      }
      switch end {
      case .step(let step)?:
        console.note("note: \(step) ended the program, so the view is drawn without it")
      case .preview(let name)?: ended.append((name, error))
      case nil: throw error
      }
    }
  }

  /// Makes the program without the statement at which it ended; nil if a step can be left out
  /// instead, or if the program cannot be made again.
  private func mended(
    _ end: PreviewRequest.Ending?, _ errors: String, on console: Console
  ) throws -> URL? {
    if case .step? = end { return nil }
    guard let place = EndingPlace(errors: errors), let next = try mend?(place) else { return nil }
    console.note(
      "note: the statement at \(place.file):\(place.line) ended the program, so the view is drawn "
        + "without it: \(place.text)")
    return next
  }

  /// Returns whether the crash of a preview does not count as a failure.
  ///
  /// A crash is excused if another preview of the class shows content, or if the class has
  /// subclasses, which may override the methods that crash.
  func isExcused(_ name: String, in report: PreviewReport) -> Bool {
    Self.isDrawnOtherwise(name, in: report) || subclasses[PreviewNames.subject(name)] != nil
  }

  /// The maximum number of subclasses that a note names.
  private static let mostNames = 3

  /// Returns the end of a message about a class with subclasses; it is empty for other classes.
  private func base(of name: String) -> String {
    let subject = PreviewNames.subject(name)
    guard let below = subclasses[subject] else { return "" }
    let more = below.count - Self.mostNames
    let rest = more > 0 ? " and \(more) more" : ""
    let names = below.prefix(Self.mostNames).joined(separator: ", ")
    return "\n  \(subject) is the base class of \(names)\(rest), which replace its methods"
  }

  /// Returns whether a report contains a preview of the same class that shows content.
  static func isDrawnOtherwise(_ name: String, in report: PreviewReport) -> Bool {
    let subject = PreviewNames.subject(name)
    return report.ink.contains { $0.value > 0 && PreviewNames.subject($0.key) == subject }
  }

  /// Prints a report, and returns the exit status.
  private func tell(
    _ report: PreviewReport, of request: PreviewRequest, hasFailed: Bool, on console: Console
  ) -> ExitStatus {
    if !report.text.isEmpty { console.print(report.text) }
    let paths = report.files.map(OutputFolder(path: request.output).path)
    if report.text.isEmpty {
      for path in paths { console.print(path) }
    } else if !paths.isEmpty {
      console.note((["", "drawn:"] + paths).joined(separator: "\n"))
    }
    report.notes.forEach { console.note($0) }
    report.errors.forEach(console.complain)
    guard report.errors.isEmpty, !hasFailed else { return .unusable }
    return report.hasFindings ? .different : .good
  }

  private static func error(
    _ name: String?, status: Int32, _ request: PreviewRequest
  ) -> PreviewError {
    // A status from 129 to 192 is 128 plus the number of a signal, since signals have numbers up to
    // 64. With any other status the source itself has exited.
    guard (129...192).contains(status) else { return .quit(name, status: status) }
    guard let name, status - 128 == SIGALRM else { return .ended(name, signal: status - 128) }
    return .endless(name, seconds: request.seconds)
  }

  private func status(
    of program: URL, _ request: PreviewRequest, on console: Console
  ) throws -> (Int32, errors: String) {
    let words = String(decoding: try JSONEncoder().encode(request), as: UTF8.self)
    PreviewReport.remove(of: program)
    // Swift's runtime prints a file's name without its folder when it reports a crash, so the path
    // is added.
    let folder = FileManager.default.currentDirectoryPath
    var output = PreviewOutput {
      let text = request.files.relative(request.files.told($0), to: folder)
      console.note(key?.told(text) ?? text, terminator: "")
    }
    defer { output.end() }
    let variables = Self.backtraces.merging(preferences(of: program)) { $1 }
    var errors = Data()
    let status = try ChildRun(program, [words], variables: variables) { stream, data in
      switch stream {
      case .output: output.take(printed: data)
      case .errors:
        output.take(complaint: data)
        errors = (errors + data).suffix(40_000)
      }
    }.status
    return (status, String(decoding: errors, as: UTF8.self))
  }

  /// Returns the environment variable with a folder beside the program for `UserDefaults`, so that
  /// previews do not change the user's own defaults.
  private func preferences(of program: URL) -> [String: String] {
    let folder = program.deletingLastPathComponent().appendingPathComponent("preferences")
    return ["XDG_CONFIG_HOME": folder.path]
  }

  /// The environment variables that make Swift's runtime print a backtrace with line numbers after
  /// a crash.
  ///
  /// If the user has set the variable, it is not changed.
  private static var backtraces: [String: String] {
    let name = "SWIFT_BACKTRACE"
    guard ProcessInfo.processInfo.environment[name] == nil else { return [:] }
    let words = [
      "enable=yes", "interactive=no", "color=no", "threads=crashed", "registers=none",
      "images=none", "limit=12", "top=0",
    ]
    return [name: words.joined(separator: ",")]
  }
}
