public import SnapshotCore

/// Records as JUnit's XML, which build servers read.
///
/// A folder of goldens is a suite and a golden is a case. What is not `same` is a failure, and what could not be
/// judged an error; the whole message is the text of it. No times are told, so that equal runs give equal files.
public struct JUnitReport: Sendable {
  private let records: [VerdictRecord]

  /// Prepares a report.
  ///
  /// - Parameter records: one for each golden, in any order.
  public init(_ records: [VerdictRecord]) { self.records = records.sorted() }

  /// The file's text.
  public var text: String {
    let suites = Dictionary(grouping: records, by: Self.suite)
    let lines = suites.keys.sorted().flatMap { Self.lines(of: suites[$0] ?? [], in: $0) }
    let head = [#"<?xml version="1.0" encoding="UTF-8"?>"#]
    let all =
      head + ["<testsuites name=\"snapshots\"\(Self.counts(records))>"] + lines + ["</testsuites>"]
    return all.joined(separator: "\n") + "\n"
  }

  private static func suite(of record: VerdictRecord) -> String {
    let folders = record.path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    return folders.joined(separator: "/")
  }

  private static func lines(of records: [VerdictRecord], in suite: String) -> [String] {
    ["  <testsuite\(attribute("name", suite))\(counts(records))>"]
      + records.flatMap { lines(of: $0, in: suite) } + ["  </testsuite>"]
  }

  private static func lines(of record: VerdictRecord, in suite: String) -> [String] {
    let file = record.name.path.split(separator: "/").last.map(String.init) ?? record.name.path
    let place =
      record.source.map { attribute("file", $0.file) + attribute("line", "\($0.line)") } ?? ""
    let start =
      "    <testcase\(attribute("classname", suite.replacing("/", with: ".")))"
      + attribute("name", file) + place
    guard let element = element(of: record) else { return [start + "/>"] }
    let message = record.message.isEmpty ? [record.headline] : record.message
    let text = XMLText.content(message.joined(separator: "\n"))
    let headline =
      attribute("type", record.outcome.rawValue) + attribute("message", record.headline)
    return [
      start + ">", "      <\(element)\(headline)>\(text)</\(element)>", "    </testcase>",
    ]
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
