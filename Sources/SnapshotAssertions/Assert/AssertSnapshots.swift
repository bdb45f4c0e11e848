public import SnapshotCore

/// Asserts that a value looks like its golden with each of several strategies.
///
/// If there are no strategies the assertion fails, since nothing would be verified.
///
/// - Parameters:
///   - value: the value to compare, evaluated again for each strategy whose golden belongs to this
///     shard of the run.
///   - snapshots: the strategies, keyed by the names of their goldens.
///   - record: which goldens are written; nil for the mode of the current configuration.
///   - store: the folder of the goldens; nil for that of the current configuration.
///   - fileID: the caller's file ID.
///   - filePath: the caller's file.
///   - testName: the caller's function.
///   - line: the caller's line, where a failure is reported.
///   - column: the caller's column.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshots: [String: Snapshot<Value, Format>],
  record: RecordMode? = nil, store: GoldenStore? = nil, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) {
  let call = CallSite(
    fileID: fileID, filePath: filePath, function: testName, line: line, column: column)
  assertEach(
    snapshots.sorted { $0.key < $1.key }.map { (.test($0.key), $0.value) }, of: value,
    record: record, store: store, at: call)
}

/// Asserts that a value looks like its golden with each of several strategies; the goldens are
/// numbered.
///
/// If there are no strategies the assertion fails, since nothing would be verified.
///
/// - Parameters:
///   - value: the value to compare, evaluated again for each strategy whose golden belongs to this
///     shard of the run.
///   - snapshots: the strategies.
///   - record: which goldens are written; nil for the mode of the current configuration.
///   - store: the folder of the goldens; nil for that of the current configuration.
///   - fileID: the caller's file ID.
///   - filePath: the caller's file.
///   - testName: the caller's function.
///   - line: the caller's line, where a failure is reported.
///   - column: the caller's column.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshots: [Snapshot<Value, Format>],
  record: RecordMode? = nil, store: GoldenStore? = nil, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) {
  let call = CallSite(
    fileID: fileID, filePath: filePath, function: testName, line: line, column: column)
  assertEach(
    snapshots.map { (.test(nil), $0) }, of: value, record: record, store: store, at: call)
}
