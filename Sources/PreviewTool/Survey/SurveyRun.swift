import Foundation
import LayoutPreviews
import Porting

/// The runs of a program for a survey: the first, and another after each crash or exit.
///
/// The pictures are counted but not printed.
struct SurveyRun {
  let program: URL
  /// A closure that makes the program again without the statement at which it ended; nil if the
  /// program cannot be made again.
  var mend: ((EndingPlace) throws -> URL?)?

  /// The maximum number of runs of one program.
  private static let most = 14
  /// The maximum number of runs that reach the time limit, after which the program is not run
  /// again.
  private static let mostEndless = 2

  /// The content that the previews of a file show.
  struct Outcome {
    /// The number of views with content, for each preview that was drawn.
    var ink: [String: Int] = [:]
    /// The names of the previews that show only sample content.
    var sampled: Set<String> = []
    /// The reason why nothing is drawn, if no preview has content.
    var reason = "it is empty"
    /// The last message of a program that crashed or exited.
    var detail = ""
  }

  /// Runs the program until it writes its report, nothing more can be left out, or a maximum number
  /// of runs is reached.
  func run(_ request: PreviewRequest) throws -> Outcome {
    var (request, program) = (request, program)
    var outcome = Outcome()
    var endless = 0
    for _ in 0..<Self.most {
      let (status, errors) = try end(of: program, request)
      if let report = PreviewReport(of: program) {
        (outcome.ink, outcome.sampled) = (report.ink, Set(report.sampled))
        if let error = report.errors.first, report.ink.isEmpty {
          (outcome.reason, outcome.detail) = (Self.kind(error), error)
        }
        return outcome
      }
      let ending = ProgramEnding(status: status, errors: errors)
      (outcome.reason, outcome.detail) = (ending.reason, ending.message)
      endless += ending.isEndless ? 1 : 0
      let before = request
      let end = request.leaveOutEnding(of: program)
      if case .step? = end { continue }
      if let place = EndingPlace(errors: errors), let next = try mend?(place) {
        (program, request) = (next, before)
        continue
      }
      if endless == Self.mostEndless || end == nil { break }
    }
    return outcome
  }

  private func end(
    of program: URL, _ request: PreviewRequest
  ) throws -> (status: Int32, errors: String) {
    let words = String(decoding: try JSONEncoder().encode(request), as: UTF8.self)
    PreviewReport.remove(of: program)
    let folder = program.deletingLastPathComponent().appendingPathComponent("preferences")
    var errors = Data()
    let status = try ChildRun(
      program, [words],
      variables: ["XDG_CONFIG_HOME": folder.path, "SWIFT_BACKTRACE": "enable=no"]
    ) { stream, data in
      if stream == .errors { errors = (errors + data).suffix(20_000) }
    }.status
    return (status, String(decoding: errors, as: UTF8.self))
  }

  private static func kind(_ error: String) -> String {
    error.contains("no preview was found") || error.contains("no preview is called")
      ? "no class can be made" : "it cannot be drawn"
  }
}
