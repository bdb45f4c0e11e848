public import SnapshotCore

/// Verifies that a value looks like its golden, and leaves it to the caller to fail.
///
/// - Parameters:
///   - value: the value to compare; made only if the golden falls to this shard of the run.
///   - snapshot: the strategy that takes and compares it.
///   - name: a name that distinguishes it from the test's other snapshots; nil for a number.
///   - record: the goldens that are written.
///   - store: the store of the goldens.
///   - fileID: the caller's file, as the compiler names it.
///   - filePath: the caller's file.
///   - testName: the caller's function.
///   - line: the caller's line.
///   - column: the caller's column.
/// - Returns: why the test should fail; nil if the golden agrees, or falls to another shard.
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
