package import SnapshotCore

/// Records as JUnit XML, which build servers read.
///
/// A folder with goldens is a test suite, and a golden is a test case. An `error` record is an
/// error, and any other record that is not `same` is a failure; its text is the whole message. Each
/// cause of a failure is a property `cause`, as JSON. Times are left out, so that equal runs give
/// equal files.
package struct JUnitReport: Sendable {
  private let records: [VerdictRecord]
  private let results: ResultsFolder?

  /// Makes a report from records.
  ///
  /// - Parameters:
  ///   - records: one record for each golden, in any order.
  ///   - results: the folder of their files; if nil, the paths are printed as they are in the
  ///     records.
  package init(_ records: [VerdictRecord], in results: ResultsFolder? = nil) {
    self.records = records.sorted()
    self.results = results
  }

  /// The contents of the file.
  package var text: String {
    // Suites are sorted by name, so that equal runs give equal files.
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
    return [start + ">"] + Self.properties(of: record) + [
      "      <\(element)\(headline)>\(XMLText.content(message.text))</\(element)>",
      "    </testcase>",
    ]
  }

  private static func properties(of record: VerdictRecord) -> [String] {
    let causes = record.explained.map { PageJSON.text($0) }
    if causes.isEmpty { return [] }
    return ["      <properties>"]
      + causes.map { "        <property name=\"cause\"\(attribute("value", $0))/>" }
      + ["      </properties>"]
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
