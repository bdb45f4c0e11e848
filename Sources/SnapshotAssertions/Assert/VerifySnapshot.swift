public import SnapshotCore

/// Verifies that a value looks like its golden, and returns the failure instead of reporting it.
///
/// - Parameters:
///   - value: the value to compare; evaluated only if the golden belongs to this shard of the run.
///   - snapshot: the strategy that converts the value and compares it with the golden.
///   - name: a name that distinguishes this snapshot from the test's others; nil to number it.
///   - record: which goldens are written; nil for the mode of the current configuration.
///   - store: the folder of the goldens; nil for that of the current configuration.
///   - fileID: the caller's file ID.
///   - filePath: the caller's file.
///   - testName: the caller's function.
///   - line: the caller's line.
///   - column: the caller's column.
/// - Returns: the failure message; nil if the verification passes, or if the golden belongs to
///   another shard.
public func verifySnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshot: Snapshot<Value, Format>,
  named name: String? = nil, record: RecordMode? = nil, store: GoldenStore? = nil,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) -> String? {
  let call = CallSite(
    fileID: fileID, filePath: filePath, function: testName, line: line, column: column)
  let assertion = SnapshotAssertion(
    snapshot: snapshot, golden: .test(name),
    options: SnapshotTestingConfiguration(record: record, store: store), call: call)
  return assertion.report(of: value)?.failure
}
