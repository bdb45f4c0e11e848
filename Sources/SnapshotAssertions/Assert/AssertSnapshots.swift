public import SnapshotCore

/// Asserts that a value looks, in each of several ways, as a golden of its own says.
///
/// Without a single way nothing would be verified, which is a failure.
///
/// - Parameters:
///   - value: what the snapshots are of; made anew for each.
///   - snapshots: how they are taken, by the names of their goldens.
///   - record: which goldens are written.
///   - store: where the goldens are.
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
  if snapshots.isEmpty {
    failForNothing(
      CallSite(
        fileID: fileID, filePath: filePath, function: testName, line: line, column: column))
  }
  for (name, snapshot) in snapshots.sorted(by: { $0.key < $1.key }) {
    assertSnapshot(
      of: try value(), as: snapshot, named: name, record: record, store: store, fileID: fileID,
      file: filePath, testName: testName, line: line, column: column)
  }
}

/// Asserts that a value looks, in each of several ways, as a golden of its own says; they are numbered.
///
/// Without a single way nothing would be verified, which is a failure.
///
/// - Parameters:
///   - value: what the snapshots are of; made anew for each.
///   - snapshots: how they are taken.
///   - record: which goldens are written.
///   - store: where the goldens are.
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
  if snapshots.isEmpty {
    failForNothing(
      CallSite(
        fileID: fileID, filePath: filePath, function: testName, line: line, column: column))
  }
  for snapshot in snapshots {
    assertSnapshot(
      of: try value(), as: snapshot, record: record, store: store, fileID: fileID,
      file: filePath, testName: testName, line: line, column: column)
  }
}

private func failForNothing(_ call: CallSite) {
  TestFramework.current.fail("there is no strategy to verify with: nothing was verified", at: call)
}
