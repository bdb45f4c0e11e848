import SnapshotCore

/// One assertion of a text that stands in the test's own source.
struct InlineAssertion {
  let expected: String?
  let record: RecordMode?
  let call: CallSite

  /// The most lines of a difference that are printed.
  private static let lineLimit = 40

  /// Compares a text, and records it where that is asked for.
  ///
  /// - Returns: why the test fails; nil where the texts agree.
  func failure(of text: () throws -> String) -> String? {
    let session = SnapshotSession.current(for: call)
    if let fault = session.fault { return fault }
    do {
      return failure(of: try text(), in: session)
    } catch {
      return "the inline snapshot could not be made: \(error)"
    }
  }

  private func failure(of text: String, in session: SnapshotSession) -> String? {
    let asked = record ?? SnapshotTestingConfiguration.current.record ?? session.mode
    let mode = asked.permitted(in: session.environment)
    guard let expected else {
      let words = ["there is no inline snapshot yet"]
      return mode == .all || mode == .missing
        ? recorded(text, in: session) : lines(words + advice(.missing, session))
    }
    // By lines and bytes: texts that are only equivalent in Unicode are different.
    let difference = TextDifference(golden: expected, actual: text)
    if difference.isEmpty { return nil }
    return mode == .all || mode == .failed
      ? recorded(text, in: session) : lines(words(for: difference) + advice(.failed, session))
  }

  private func recorded(_ text: String, in session: SnapshotSession) -> String {
    do throws(InlineError) {
      try session.inlineSources.record(
        text, in: call.file, line: Int(call.line), column: Int(call.column))
      return lines([
        "the inline snapshot was recorded", "  \(call.file)",
        "look at it, build and test again: what was recorded proves nothing",
      ])
    } catch {
      return lines(["the inline snapshot was not recorded", "  \(call.file)", "  \(error)"])
    }
  }

  private func words(for difference: TextDifference) -> [String] {
    let all = difference.unified
    let rest = all.count - Self.lineLimit
    return [
      "the inline snapshot is different: \(difference.removed) removed, \(difference.added) added"
    ]
      + all.prefix(Self.lineLimit).map { "  \(Quotation.line($0))" }
      + (rest > 0 ? ["  and \(Counted.text(rest, "more line"))"] : [])
  }

  /// What to do; a variable says nothing where the source names a mode.
  private func advice(_ mode: RecordMode, _ session: SnapshotSession) -> [String] {
    let place =
      RecordMode.isContinuousIntegration(session.environment)
      ? "nothing is written where CI is set: write it elsewhere" : "write it into the source"
    let named = record ?? SnapshotTestingConfiguration.current.record
    return named == nil || named == mode
      ? [place, "  \(call.recordCommand(mode.rawValue))"] : ["\(place) with mode \(mode.rawValue)"]
  }

  private func lines(_ lines: [String]) -> String { lines.joined(separator: "\n") }
}
