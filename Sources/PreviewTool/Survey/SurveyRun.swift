import Foundation
import LayoutPreviews
import Porting

/// The runs of a program for a survey, in silence: one, and one more for each preview that ends it.
struct SurveyRun {
  let program: URL

  /// The maximum number of runs, since each may reach the time limit.
  private static let most = 4

  /// The content that the previews of a file show.
  struct Outcome {
    /// The number of views with content of each preview that was drawn.
    var ink: [String: Int] = [:]
    /// The reason if none has any.
    var reason = "it is empty"
  }

  /// Runs the program until it ends normally.
  func run(_ request: PreviewRequest) throws -> Outcome {
    var request = request
    var outcome = Outcome()
    for _ in 0..<Self.most {
      let words = String(decoding: try JSONEncoder().encode(request), as: UTF8.self)
      PreviewReport.remove(of: program)
      let folder = program.deletingLastPathComponent().appendingPathComponent("preferences")
      let status = try ChildRun(
        program, [words],
        variables: ["XDG_CONFIG_HOME": folder.path, "SWIFT_BACKTRACE": "enable=no"]
      ) { _, _ in }.status
      if let report = PreviewReport(of: program) {
        outcome.ink = report.ink
        if let error = report.errors.first, report.ink.isEmpty { outcome.reason = Self.kind(error) }
        return outcome
      }
      outcome.reason = Self.reason(of: status)
      guard let name = PreviewProgram.lastShown(by: program), !request.without.contains(name) else {
        return outcome
      }
      request.without.append(name)
    }
    return outcome
  }

  private static func reason(of status: Int32) -> String {
    guard (129...192).contains(status) else { return "it ends the process" }
    return status - 128 == SIGALRM
      ? "it takes too long" : "it stops itself, as by fatalError"
  }

  private static func kind(_ error: String) -> String {
    error.contains("no preview was found") || error.contains("no preview is called")
      ? "no class can be made" : "it cannot be drawn"
  }
}
