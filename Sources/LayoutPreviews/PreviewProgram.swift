import Foundation
import LayoutCore
import StandIns
public import UIKit

/// The entry point of a program built from a user's previews.
///
/// It draws the previews and reports their frames.
@MainActor public enum PreviewProgram {
  /// Draws the previews requested by the process's first argument, and ends the process.
  ///
  /// The result is written to a file, a `PreviewReport`.
  ///
  /// - Parameter others: the generated previews of views. If the program contains `#Preview`
  ///   blocks, generated previews are drawn only if the request names views, and only if no block
  ///   has the same name.
  public static func run(_ others: [Preview] = []) -> Never {
    let report = report(of: others)
    do { try report.write(of: URL(fileURLWithPath: CommandLine.arguments[0])) } catch {
      FileHandle.standardError.write(Data("error: \(error)\n".utf8))
    }
    fflush(nil)
    // `exit` is not called, because handlers that the source has registered could change the exit
    // status or run forever.
    _exit(report.errors.isEmpty ? 0 : 2)
  }

  private static func report(of others: [Preview]) -> PreviewReport {
    do {
      let words = CommandLine.arguments.dropFirst().first ?? ""
      let request = try JSONDecoder().decode(PreviewRequest.self, from: Data(words.utf8))
      PreviewContent.forget()
      PreviewContent.left = Set(request.steps)
      LateContent.isAwaited = !request.views.isEmpty
      StandIns.step = PreviewContent.step
      if !request.documents.isEmpty {
        return try shown(DocumentPreviews(of: request.documents), as: request)
      }
      let blocks = try NamedPreview.all()
      if blocks.isEmpty { return try shown(NamedPreview.all(others), as: request) }
      guard !request.views.isEmpty else { return try shown(blocks, as: request) }
      // A `#Preview` block of a class replaces the generated preview of the same name.
      let names = Set(blocks.map(\.name))
      let made = NamedPreview.all(others).filter { !names.contains($0.name) }
      return try shown(blocks + made, as: request)
    } catch {
      return PreviewReport(errors: ["\(error)"])
    }
  }

  /// Returns the name of the last preview that a program showed before it ended; nil if it showed
  /// none.
  package nonisolated static func lastShown(by program: URL) -> String? {
    try? String(contentsOf: lastShown(beside: program.path), encoding: .utf8)
  }

  private nonisolated static func lastShown(beside program: String) -> URL {
    URL(fileURLWithPath: program).deletingLastPathComponent().appendingPathComponent("shown")
  }

  /// Ends the process after a number of seconds, the time limit for a preview.
  ///
  /// The process sets the alarm itself, so that it also ends if its parent process no longer
  /// exists.
  private static func end(in seconds: Int) {
    // The alarm signal is unblocked, because the thread that started the process may have blocked
    // it, and a process inherits blocked signals.
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGALRM)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    alarm(UInt32(seconds))
  }

  /// Removes the values that an earlier preview stored in `UserDefaults.standard`.
  private static func forgetPreferences() {
    let preferences = UserDefaults.standard
    preferences.dictionaryRepresentation().keys.forEach(preferences.removeObject(forKey:))
  }

  /// Draws the documents that have previews; the reasons why the others have none are added to the
  /// report's errors.
  static func shown(
    _ documents: DocumentPreviews, as request: PreviewRequest
  ) throws -> PreviewReport {
    var request = request
    request.documents = documents.paths
    var report =
      documents.paths.isEmpty
      ? PreviewReport() : try shown(documents.previews, as: request)
    report.errors = documents.errors.map { "\($0)" } + report.errors
    return report
  }

  private static func shown(
    _ previews: [NamedPreview], as request: PreviewRequest
  ) throws -> PreviewReport {
    let wanted = previews.filter { request.wants($0.name, isBlock: $0.block != nil) }
    if wanted.isEmpty { throw UnknownPreview(name: request.only, names: previews.map(\.name)) }
    let told = told(of: previews, by: request)
    let console = PreviewConsole(UIKitLog.writer)
    let output = StandardOutput()
    let willShow = { (name: String) in
      // The name is written to a file, so that the command can read it if the preview ends the
      // process.
      try? Data(name.utf8).write(to: lastShown(beside: CommandLine.arguments[0]))
      end(in: request.seconds)
      console.end()
      let isTold = told.contains(name)
      UIKitLog.writer = { if !isTold { console.write($0) } }
      output.keep(!isTold)
      forgetPreferences()
      SeededNumbers.restart()
    }
    defer { console.end() }
    let left = wanted.filter { !request.without.contains($0.name) }
    // Without previews no sheet is written, because an empty sheet would replace the last valid
    // one.
    guard !left.isEmpty else { return report(of: ([], []), as: request) }
    defer { alarm(0) }
    if let experiment = request.experiment {
      return try PreviewLaboratory(request: request, willShow: willShow)
        .report(of: left, experiment)
    }
    let stage = PreviewStage(request: request, willShow: willShow)
    return report(of: try stage.show(left), as: request)
  }

  private static func report(
    of result: (shown: [ShownPreview], errors: [any Error]), as request: PreviewRequest
  ) -> PreviewReport {
    var report = PreviewReport(
      text: request.printsJSON
        ? JSONValue.list(result.shown.map(\.json)).document
        : result.shown.map(\.words).joined(separator: "\n\n"),
      errors: result.errors.map { "\($0)" })
    for shown in result.shown {
      report.ink[shown.name] = max(report.ink[shown.name] ?? 0, shown.ink)
      if shown.isSampled { report.sampled.append(shown.name) }
    }
    return report
  }
}

extension PreviewProgram {
  /// Returns the names of the previews that an earlier run showed before a preview ended it.
  ///
  /// The warnings and the printed output of these previews were already written in that run.
  private static func told(of previews: [NamedPreview], by request: PreviewRequest) -> Set<String> {
    let ended = previews.lastIndex { request.without.contains($0.name) }
    return Set(previews[..<(ended ?? 0)].map(\.name))
  }
}

/// The error that no preview has the requested name, or that there are no previews at all.
struct UnknownPreview: Error, CustomStringConvertible {
  let name: String?
  let names: [String]

  var description: String {
    guard let name else { return "no preview was found in the source" }
    let there =
      names.isEmpty ? "there are none" : "the previews are: " + names.joined(separator: ", ")
    return "no preview is called \(name.debugDescription); \(there)"
  }
}
