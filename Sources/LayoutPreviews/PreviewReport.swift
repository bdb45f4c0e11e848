package import Foundation

/// The output of a program that shows previews, stored in a file beside the program.
///
/// The report is not printed, because the user's source may print to standard output and standard
/// error. If a program ends without a report, the user's source has ended it.
package struct PreviewReport: Codable, Sendable, Equatable {
  /// The text or JSON about the drawn previews.
  package var text = ""
  /// The reasons why other previews were not drawn.
  package var errors: [String] = []
  /// The reasons why an experiment does not apply to some previews.
  package var notes: [String] = []
  /// The names of the files written by an experiment.
  package var files: [String] = []
  /// The number of views with content in each drawn preview, keyed by its name; in an experiment, 1
  /// for each preview with a result.
  package var ink: [String: Int] = [:]
  /// The names of the previews in which empty views show sample content.
  package var sampled: [String] = []
  /// Whether an experiment found any problems.
  package var hasFindings = false

  /// Reads the report of a program; nil if there is none, or if it cannot be decoded.
  package init?(of program: URL) {
    guard let data = try? Data(contentsOf: Self.file(of: program)),
      let report = try? JSONDecoder().decode(PreviewReport.self, from: data)
    else { return nil }
    self = report
  }

  init(text: String = "", errors: [String] = [], files: [String] = []) {
    (self.text, self.errors, self.files) = (text, errors, files)
  }

  /// Removes the report of an earlier run, so that it is not taken for the report of the next run.
  package static func remove(of program: URL) {
    try? FileManager.default.removeItem(at: file(of: program))
  }

  func write(of program: URL) throws {
    try JSONEncoder().encode(self).write(to: Self.file(of: program), options: .atomic)
  }

  private static func file(of program: URL) -> URL {
    program.deletingLastPathComponent().appendingPathComponent("report.json")
  }
}
