public import SnapshotCore

/// Asserts that a value's text is the one in the test's own source.
///
/// ```swift
/// assertInlineSnapshot(of: layout, as: .json()) {
///   """
///   { "columns": 3 }
///   """
/// }
/// ```
///
/// Without a closure, or in mode `failed`, the text is written into the source, which fails the
/// test once; never where `CI` is set.
///
/// - Parameters:
///   - value: the value to compare.
///   - snapshot: the strategy that converts the value to text.
///   - record: the snapshots that are written.
///   - expected: the text; a closure with one string literal.
///   - fileID: the caller's file, as the compiler names it.
///   - filePath: the caller's file.
///   - function: the caller's function.
///   - line: the caller's line, which is blamed.
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
