public import SnapshotCore

/// Verifies that a value looks like its golden, and leaves it to the caller to fail.
///
/// - Parameters:
///   - value: what the snapshot is of; made only where the golden falls to this shard of the run.
///   - snapshot: how it is taken and compared.
///   - name: what tells it from the test's other snapshots; a number where it is nil.
///   - record: which goldens are written.
///   - store: where the goldens are.
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
