public import SnapshotCore

/// Asserts that a value looks like its golden.
///
/// ```swift
/// @MainActor @Test func markers() {
///   assertSnapshot(of: MarkersController(), as: .image(on: .named("iPhone 7 Plus")))
/// }
/// ```
///
/// By default the golden is `__Snapshots__/<test file>/<test>.<name or number>.<extension>`. In the
/// default mode, `missing`, a missing golden is recorded, and the test fails that one time. If `CI`
/// is set, nothing is ever recorded.
///
/// Views must be made and drawn on the main actor. In a test that is not isolated to it, write
/// `await MainActor.run { assertSnapshot(of: …) }`.
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
///   - line: the caller's line, where a failure is reported.
///   - column: the caller's column.
public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshot: Snapshot<Value, Format>,
  named name: String? = nil, record: RecordMode? = nil, store: GoldenStore? = nil,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  let call = CallSite(
    fileID: fileID, filePath: filePath, function: testName, line: line, column: column)
  assertEach([(.test(name), snapshot)], of: value, record: record, store: store, at: call)
}

/// Asserts that a value looks like the golden with exactly this name.
///
/// - Parameters:
///   - value: the value to compare; evaluated only if the golden belongs to this shard of the run.
///   - snapshot: the strategy that converts the value and compares it with the golden.
///   - golden: the golden's path below the folder `store`.
///   - store: the folder of the goldens.
///   - record: which goldens are written; nil for the mode of the current configuration.
///   - fileID: the caller's file ID.
///   - filePath: the caller's file.
///   - function: the caller's function.
///   - line: the caller's line, where a failure is reported.
///   - column: the caller's column.
public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshot: Snapshot<Value, Format>,
  golden: GoldenName, in store: GoldenStore, record: RecordMode? = nil,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  function: String = #function, line: UInt = #line, column: UInt = #column
) {
  let call = CallSite(
    fileID: fileID, filePath: filePath, function: function, line: line, column: column)
  assertEach([(.exact(golden), snapshot)], of: value, record: record, store: store, at: call)
}

/// Asserts that a value looks like several goldens.
///
/// Fails if the list is empty.
func assertEach<Value, Format>(
  _ requests: [(golden: GoldenRequest, snapshot: Snapshot<Value, Format>)],
  of value: () throws -> Value, record: RecordMode?, store: GoldenStore?, at call: CallSite
) {
  if requests.isEmpty {
    TestFramework.current.fail(
      "there is no strategy to verify with: nothing was verified", at: call)
  }
  for request in requests {
    let assertion = SnapshotAssertion(
      snapshot: request.snapshot, golden: request.golden,
      options: SnapshotTestingConfiguration(record: record, store: store), call: call)
    assertion.report(of: value)?.tell(at: call)
  }
}
