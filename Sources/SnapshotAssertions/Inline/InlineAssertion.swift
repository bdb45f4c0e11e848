import Basics
import Foundation
import LayoutComparison
import SnapshotCore

/// An assertion that compares a value's text with a string literal in the test's source.
struct InlineAssertion {
  let expected: String?
  let format: SnapshotFormat<String>
  let record: RecordMode?
  let call: CallSite

  /// The maximum number of lines of a difference that are printed.
  private static let lineLimit = 40

  /// Compares a text, records it if requested, and stores the result for the report.
  ///
  /// - Returns: the failure message; nil if the format finds no difference.
  func failure(of text: () throws -> String) -> String? {
    let session = SnapshotSession.current(for: call)
    if let fault = session.fault { return fault }
    let finding = finding(of: text, in: session)
    let obstacle = keep(finding, in: session)
    return finding.failure.map { ($0 + obstacle).joined(separator: "\n") }
  }

  private func finding(
    of text: () throws -> String, in session: SnapshotSession
  ) -> InlineFinding {
    do {
      return finding(of: try text(), in: session)
    } catch {
      return .error(["the inline snapshot could not be made: \(error)"])
    }
  }

  private func finding(of text: String, in session: SnapshotSession) -> InlineFinding {
    let asked = record ?? SnapshotTestingConfiguration.current.record ?? session.mode
    let mode = asked.permitted(in: session.environment)
    guard let expected else {
      return mode == .all || mode == .missing
        ? recorded(text, .new, in: session) : missing(text, mode, in: session)
    }
    // Compare lines and bytes: texts that are only canonically equivalent in Unicode count as
    // different.
    let difference = TextDifference(golden: expected, actual: text)
    let examination = format.examine(Data(expected.utf8), text, .deep)
    if difference.isEmpty || examination.isSame { return .same(text) }
    if mode == .all || mode == .failed { return recorded(text, .replaced, in: session) }
    let statements = examination.statements ?? [ReportedChange(.text, .lines(difference))]
    return InlineFinding(
      failure: words(for: statements, difference) + advice(.failed, session),
      outcome: .different, statements: statements, actual: text)
  }

  private func missing(
    _ text: String, _ mode: RecordMode, in session: SnapshotSession
  ) -> InlineFinding {
    let isOnBuildServer = BuildServer.isNamed(in: session.environment)
    return InlineFinding(
      failure: ["there is no inline snapshot yet"] + advice(.missing, session), outcome: .missing,
      reason: .notRecorded(mode: mode, isOnBuildServer: isOnBuildServer), actual: text)
  }

  private func recorded(
    _ text: String, _ change: Verdict.Recording.Change, in session: SnapshotSession
  ) -> InlineFinding {
    do throws(InlineError) {
      try session.inlineSources.record(
        text, in: call.file, line: Int(call.line), column: Int(call.column))
      let words = [
        "the inline snapshot was recorded", "  \(call.file)",
        "look at it, build and test again: a new recording proves nothing",
      ]
      return InlineFinding(
        failure: words, outcome: .recorded, reason: .recorded(change: change, isRepeated: false),
        actual: text)
    } catch {
      return .error(["the inline snapshot was not recorded", "  \(call.file)", "  \(error)"], text)
    }
  }

  /// Stores a finding for the report.
  ///
  /// Returns the reason if that fails.
  private func keep(_ finding: InlineFinding, in session: SnapshotSession) -> [String] {
    // All arguments of a parameterized test share one name, of which only the last record counts.
    // The record of a passing argument would therefore replace that of a failing one.
    if finding.failure == nil, RunningTest.current.isParameterized { return [] }
    do {
      let record = try finding.record(of: call, in: session)
      try session.recorder?.keep(record, expected: expected, actual: finding.actual)
      return [session.obstacle].compactMap(\.self)
    } catch {
      return ["the artifacts could not be written", "  \(error)"]
    }
  }

  private func words(for statements: [ReportedChange], _ difference: TextDifference) -> [String] {
    let all = difference.unified
    let rest = all.count - Self.lineLimit
    let headlines = statements.map(\.headline).grouped(by: \.self).map { $0[0] }
    return ["the inline snapshot is different: \(headlines[0])"]
      + headlines.dropFirst().map { "  \($0)" }
      + all.prefix(Self.lineLimit).map { "  \(Quotation.line($0))" }
      + (rest > 0 ? ["  and \(Counted.text(rest, "more line"))"] : [])
  }

  /// Returns the next steps.
  ///
  /// The command with the environment variable is left out if the source sets a different mode.
  private func advice(_ mode: RecordMode, _ session: SnapshotSession) -> [String] {
    let place =
      BuildServer.isNamed(in: session.environment)
      ? "nothing is written where CI is set: write it elsewhere" : "write it into the source"
    let named = record ?? SnapshotTestingConfiguration.current.record
    return named == nil || named == mode
      ? [place, "  \(session.recordCommand(of: call, mode))"]
      : ["\(place) with mode \(mode.rawValue)"]
  }
}

extension Examination {
  /// Whether the format found no differences, not even ones that it only warns about or ignores.
  ///
  /// The bytes may differ nevertheless: an earlier version may have worded the same text
  /// differently.
  fileprivate var isSame: Bool {
    if case .same(_, let statements, _) = self { statements.isEmpty } else { false }
  }

  /// The differences, if at least one would fail a test whose golden is in a file; nil otherwise.
  ///
  /// An inline snapshot also fails for differences that are only warned about or ignored; then the
  /// lines of text that differ are reported.
  fileprivate var statements: [ReportedChange]? {
    if case .different(_, let statements) = self { statements } else { nil }
  }
}
