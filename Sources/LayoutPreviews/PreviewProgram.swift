import Foundation
import LayoutCore
public import UIKit

/// The entry point of a program that was made of a user's previews: draws them, and reports their
/// frames.
@MainActor public enum PreviewProgram {
  /// Draws the previews that the process's first argument requests, and ends the process.
  ///
  /// What is there to say is left in a report; see `PreviewReport`.
  ///
  /// - Parameter others: the previews if the program has no block.
  public static func run(_ others: [Preview] = []) -> Never {
    let report = report(of: others)
    do { try report.write(of: URL(fileURLWithPath: CommandLine.arguments[0])) } catch {
      FileHandle.standardError.write(Data("error: \(error)\n".utf8))
    }
    fflush(nil)
    // The source's own handlers of `exit` could change how this ends, or run for ever.
    _exit(report.errors.isEmpty ? 0 : 2)
  }

  private static func report(of others: [Preview]) -> PreviewReport {
    do {
      let words = CommandLine.arguments.dropFirst().first ?? ""
      let request = try JSONDecoder().decode(PreviewRequest.self, from: Data(words.utf8))
      let blocks = try NamedPreview.all()
      return try shown(blocks.isEmpty ? NamedPreview.all(others) : blocks, as: request)
    } catch {
      return PreviewReport(errors: ["\(error)"])
    }
  }

  /// Returns the name of the preview that a program was showing when it ended; nil if it had not
  /// begun.
  package nonisolated static func lastShown(by program: URL) -> String? {
    try? String(contentsOf: lastShown(beside: program.path), encoding: .utf8)
  }

  private nonisolated static func lastShown(beside program: String) -> URL {
    URL(fileURLWithPath: program).deletingLastPathComponent().appendingPathComponent("shown")
  }

  /// Ends the process in some seconds, also where the caller is there no more.
  private static func end(in seconds: Int) {
    // A process is begun with the signals blocked that the thread which began it has blocked.
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGALRM)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    alarm(UInt32(seconds))
  }

  /// Removes the values that an earlier preview stored in the user's defaults.
  private static func forgetPreferences() {
    let preferences = UserDefaults.standard
    preferences.dictionaryRepresentation().keys.forEach(preferences.removeObject(forKey:))
  }

  private static func shown(
    _ previews: [NamedPreview], as request: PreviewRequest
  ) throws -> PreviewReport {
    let wanted = previews.filter { request.only == nil || request.only == $0.name }
    if wanted.isEmpty { throw UnknownPreview(name: request.only, names: previews.map(\.name)) }
    let told = told(of: previews, by: request)
    let console = PreviewConsole(UIKitLog.writer)
    let output = StandardOutput()
    let willShow = { (name: String) in
      // Kept by the system, also where the next preview ends the process.
      try? Data(name.utf8).write(to: lastShown(beside: CommandLine.arguments[0]))
      end(in: request.seconds)
      console.end()
      let isTold = told.contains(name)
      UIKitLog.writer = { if !isTold { console.write($0) } }
      output.keep(!isTold)
      forgetPreferences()
    }
    defer { console.end() }
    let left = wanted.filter { !request.without.contains($0.name) }
    // A sheet of nothing would replace the last good one.
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
    PreviewReport(
      text: request.printsJSON
        ? JSONValue.list(result.shown.map(\.json)).document
        : result.shown.map(\.words).joined(separator: "\n\n"),
      errors: result.errors.map { "\($0)" })
  }
}

extension PreviewProgram {
  /// The names of previews that have been shown in an earlier run, before one ended it.
  ///
  /// The console has had their warnings, and the output what they print.
  private static func told(of previews: [NamedPreview], by request: PreviewRequest) -> Set<String> {
    let ended = previews.lastIndex { request.without.contains($0.name) }
    return Set(previews[..<(ended ?? 0)].map(\.name))
  }
}

/// No preview has the name that was requested, or there is none at all.
struct UnknownPreview: Error, CustomStringConvertible {
  let name: String?
  let names: [String]

  var description: String {
    guard let name else { return "no preview was found in the source" }
    let there = names.isEmpty ? "there is none" : "there are: " + names.joined(separator: ", ")
    return "no preview is called \(name.debugDescription); \(there)"
  }
}
