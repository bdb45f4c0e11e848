package import Foundation

/// The words of a program that shows previews, in a file beside it.
///
/// The streams belong to the source, which may print anything. A program that leaves no report was
/// ended by its source.
package struct PreviewReport: Codable, Sendable, Equatable {
  /// The words or the JSON about the previews that were drawn.
  package var text = ""
  /// The reasons why others were not.
  package var errors: [String] = []
  /// The reasons why previews were left out of an experiment that makes no sense for them.
  package var notes: [String] = []
  /// The names of the files that an experiment wrote.
  package var files: [String] = []
  /// Whether an experiment found something wrong.
  package var hasFindings = false

  /// Reads the report of a program; nil if there is none.
  package init?(of program: URL) {
    guard let data = try? Data(contentsOf: Self.file(of: program)),
      let report = try? JSONDecoder().decode(PreviewReport.self, from: data)
    else { return nil }
    self = report
  }

  init(text: String = "", errors: [String] = [], files: [String] = []) {
    (self.text, self.errors, self.files) = (text, errors, files)
  }

  /// Removes the report of an earlier run, which would speak for the next one.
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
