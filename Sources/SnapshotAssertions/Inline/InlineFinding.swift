import SnapshotCore

/// The result of one inline snapshot: the message for the test's author, and the values for the
/// run's record.
struct InlineFinding {
  /// The reason why the test fails; nil if the texts agree.
  var failure: [String]?
  var outcome: VerdictRecord.Outcome
  /// The reason for the outcome if it is not in `statements`, otherwise nil.
  var reason: VerdictRecord.Reason?
  /// The differences from the inline text.
  var statements: [ReportedChange] = []
  /// The value's current text; nil if the value could not be converted.
  var actual: String?

  static func same(_ text: String) -> InlineFinding {
    InlineFinding(failure: nil, outcome: .same, actual: text)
  }

  static func error(_ lines: [String], _ text: String? = nil) -> InlineFinding {
    InlineFinding(failure: lines, outcome: .error, reason: .error(lines), actual: text)
  }
}

extension InlineFinding {
  /// Returns the finding as a record of the run.
  ///
  /// The source file's folder serves as the store (the folder of goldens), and the line of the call
  /// distinguishes the record from the file's others. The record has no digest, since an inline
  /// snapshot can only be accepted in its source.
  func record(of call: CallSite, in session: SnapshotSession) throws(GoldenNameError)
    -> VerdictRecord
  {
    let file = session.ledger.path(ofFile: call.file)
    let folder = file.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    return VerdictRecord(
      store: folder.joined(separator: "/"),
      name: try GoldenName(
        parts: [call.fileName, call.testName, "inline-\(call.line)"], pathExtension: "txt"),
      owner: "\(file):\(call.line) \(call.function)",
      source: SourceLine(file: file, line: Int(call.line)), outcome: outcome, reason: reason,
      statements: statements,
      recordCommand: session.recordCommand(of: call, .missing))
  }
}
