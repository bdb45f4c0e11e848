package import SnapshotCore

/// Records as JUnit's XML, which build servers read.
///
/// A folder of goldens is a suite and a golden is a case. What is not `same` is a failure, and what
/// could not be judged an error; the whole message is the text of it. No times are reported, so
/// that equal runs give equal files.
package struct JUnitReport: Sendable {
  private let records: [VerdictRecord]
  private let results: ResultsFolder?

  /// Prepares a report.
  ///
  /// - Parameters:
  ///   - records: one for each golden, in any order.
  ///   - results: the folder of their files; nil keeps the records' paths.
  package init(_ records: [VerdictRecord], in results: ResultsFolder? = nil) {
    self.records = records.sorted()
    self.results = results
  }

  /// The file's text.
  package var text: String {
    // In the order of their names below: equal runs give equal files.
    let suites = Dictionary(grouping: records, by: Self.suite)
    let lines = suites.keys.sorted().flatMap { self.lines(of: suites[$0] ?? [], in: $0) }
    let head = [#"<?xml version="1.0" encoding="UTF-8"?>"#]
    let all =
      head + ["<testsuites name=\"snapshots\"\(Self.counts(records))>"] + lines + ["</testsuites>"]
    return all.joined(separator: "\n") + "\n"
  }

  private static func suite(of record: VerdictRecord) -> String {
    let folders = record.path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    return folders.joined(separator: "/")
  }

  private func lines(of records: [VerdictRecord], in suite: String) -> [String] {
    ["  <testsuite\(Self.attribute("name", suite))\(Self.counts(records))>"]
      + records.flatMap { lines(of: $0, in: suite) } + ["  </testsuite>"]
  }

  private func lines(of record: VerdictRecord, in suite: String) -> [String] {
    let start = Self.start(of: record, in: suite)
    guard let element = Self.element(of: record) else { return [start + "/>"] }
    let message = VerdictMessage(record, in: results)
    let headline =
      Self.attribute("type", record.outcome.rawValue)
      + Self.attribute("message", message.headline)
    return [
      start + ">",
      "      <\(element)\(headline)>\(XMLText.content(message.text))</\(element)>",
      "    </testcase>",
    ]
  }

  private static func start(of record: VerdictRecord, in suite: String) -> String {
    let file = record.name.path.split(separator: "/").last.map(String.init) ?? record.name.path
    let place =
      record.source.map { attribute("file", $0.file) + attribute("line", "\($0.line)") } ?? ""
    return "    <testcase\(attribute("classname", suite.replacing("/", with: ".")))"
      + attribute("name", file) + place
  }

  private static func element(of record: VerdictRecord) -> String? {
    switch record.outcome {
    case .same: nil
    case .error: "error"
    case .recorded, .missing, .different, .unreadable: "failure"
    }
  }

  private static func counts(_ records: [VerdictRecord]) -> String {
    let totals = RecordTotals(records)
    return attribute("tests", "\(totals.count)")
      + attribute("failures", "\(totals.failures - totals[.error])")
      + attribute("errors", "\(totals[.error])") + attribute("skipped", "0")
  }

  private static func attribute(_ name: String, _ value: String) -> String {
    " \(name)=\"\(XMLText.attribute(value))\""
  }
}
