public import SnapshotCore

/// Asserts that a value looks, in each of several ways, as a golden of its own says.
///
/// Without a single way nothing would be verified, which is a failure.
///
/// - Parameters:
///   - value: the value to compare; made anew for each.
///   - snapshots: the strategies, by the names of their goldens.
///   - record: the goldens that are written.
///   - store: the store of the goldens.
///   - fileID: the caller's file, as the compiler names it.
///   - filePath: the caller's file.
///   - testName: the caller's function.
///   - line: the caller's line, which is blamed.
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

/// Asserts that a value looks, in each of several ways, as a golden of its own says; they are
/// numbered.
///
/// Without a single way nothing would be verified, which is a failure.
///
/// - Parameters:
///   - value: the value to compare; made anew for each.
///   - snapshots: the strategies.
///   - record: the goldens that are written.
///   - store: the store of the goldens.
///   - fileID: the caller's file, as the compiler names it.
///   - filePath: the caller's file.
///   - testName: the caller's function.
///   - line: the caller's line, which is blamed.
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
