import CommandLineKit
import Foundation
import LayoutPreviews
import Porting

/// The runs of a program that shows previews: one, and another for each preview that ends it.
///
/// A process that is ended takes with it what it had laid out. So the others are laid out anew,
/// without the one that it was showing.
struct PreviewRun {
  let program: URL
  /// The key to places in ported files.
  var key: ErrorKey?

  /// Runs the program until no preview ends it.
  ///
  /// - Parameters:
  ///   - request: the request to the program.
  ///   - console: gets the report, what the source prints, and which previews ended the program.
  /// - Returns: how the program ended, and that something cannot be shown where a preview ended it.
  /// - Throws: that it cannot be started, or that what ended it leaves nothing to show.
  func run(_ request: PreviewRequest, on console: Console) throws -> ExitStatus {
    var request = request
    while true {
      let status = try status(of: request, on: console)
      if let report = PreviewReport(of: program) {
        return tell(report, of: request, on: console)
      }
      let name = PreviewProgram.lastShown(by: program)
      let error = Self.error(name, status: status, request)
      guard let name, name != request.only, !request.without.contains(name) else { throw error }
      console.complain("\(error)")
      request.without.append(name)
    }
  }

  /// Prints a report, and returns how the run ends.
  private func tell(
    _ report: PreviewReport, of request: PreviewRequest, on console: Console
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
    guard report.errors.isEmpty, request.without.isEmpty else { return .unusable }
    return report.hasFindings ? .different : .good
  }

  private static func error(
    _ name: String?, status: Int32, _ request: PreviewRequest
  ) -> PreviewError {
    // Signals have the numbers up to 64; source may exit with any status up to 255.
    guard (129...192).contains(status) else { return .quit(name, status: status) }
    guard let name, status - 128 == SIGALRM else { return .ended(name, signal: status - 128) }
    return .endless(name, seconds: request.seconds)
  }

  private func status(of request: PreviewRequest, on console: Console) throws -> Int32 {
    let words = String(decoding: try JSONEncoder().encode(request), as: UTF8.self)
    PreviewReport.remove(of: program)
    // Swift's runtime, which says why the source stopped itself, knows no folders.
    let folder = FileManager.default.currentDirectoryPath
    var output = PreviewOutput {
      let text = request.files.relative(request.files.told($0), to: folder)
      console.note(key?.told(text) ?? text, terminator: "")
    }
    defer { output.end() }
    let variables = Self.backtraces.merging(ownPreferences) { $1 }
    return try ChildRun(program, [words], variables: variables) { stream, data in
      switch stream {
      case .output: output.take(printed: data)
      case .errors: output.take(complaint: data)
      }
    }.status
  }

  /// A folder for the source's `UserDefaults`: each run begins with empty ones, and does not touch
  /// the user's own.
  private var ownPreferences: [String: String] {
    let folder = program.deletingLastPathComponent().appendingPathComponent("preferences")
    return ["XDG_CONFIG_HOME": folder.path]
  }

  /// The variables that print the last calls, with their lines, when source stops itself.
  ///
  /// Who sets the variable of Swift's runtime wants something else.
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
