public import SnapshotCore

/// Asserts that a value's text equals the text in the test's own source.
///
/// ```swift
/// assertInlineSnapshot(of: layout, as: .json()) {
///   """
///   { "columns": 3 }
///   """
/// }
/// ```
///
/// If there is no closure, the modes `all` and `missing` write the text into the source. If the
/// closure's text is different, the modes `all` and `failed` replace it. In both cases the test
/// fails once. Nothing is written if `CI` is set.
///
/// - Parameters:
///   - value: the value to compare.
///   - snapshot: the strategy that converts the value to text.
///   - record: which snapshots are written; nil for the mode of the current configuration.
///   - expected: a closure that contains one string literal, the expected text.
///   - fileID: the caller's file ID.
///   - filePath: the caller's file.
///   - function: the caller's function.
///   - line: the caller's line, where a failure is reported.
///   - column: the caller's column.
public func assertInlineSnapshot<Value>(
  of value: @autoclosure () throws -> Value, as snapshot: Snapshot<Value, String>,
  record: RecordMode? = nil, matches expected: (() -> String)? = nil,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  function: String = #function, line: UInt = #line, column: UInt = #column
) {
  let call = CallSite(
    fileID: fileID, filePath: filePath, function: function, line: line, column: column)
  let assertion = InlineAssertion(
    expected: expected?(), format: snapshot.format, record: record, call: call)
  if let failure = assertion.failure(of: { try snapshot.convert(value()) }) {
    TestFramework.current.fail(failure, at: call)
  }
}
