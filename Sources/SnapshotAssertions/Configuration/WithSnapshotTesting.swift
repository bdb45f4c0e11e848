public import SnapshotCore

/// Runs an operation in which snapshots are tested in another way.
///
/// ```swift
/// override func invokeTest() {
///   withSnapshotTesting(record: .failed) { super.invokeTest() }
/// }
/// ```
///
/// - Parameters:
///   - record: the goldens that are written; never where `CI` is set.
///   - store: the store of the goldens.
///   - chapter: the folder below the store.
///   - depth: how thoroughly an unchanged golden is verified.
///   - budget: how large goldens may become before a warning.
///   - operation: what is run.
/// - Returns: what the operation returns.
public func withSnapshotTesting<Result>(
  record: RecordMode? = nil, store: GoldenStore? = nil, chapter: String? = nil,
  depth: VerificationLevel? = nil, budget: SizeBudget? = nil, operation: () throws -> Result
) rethrows -> Result {
  let inner = SnapshotTestingConfiguration(
    record: record, store: store, chapter: chapter, depth: depth, budget: budget)
  return try SnapshotTestingConfiguration.$current.withValue(inner.filled(from: .current)) {
    try operation()
  }
}

/// Runs an asynchronous operation in which snapshots are tested in another way.
///
/// - Parameters:
///   - record: the goldens that are written; never where `CI` is set.
///   - store: the store of the goldens.
///   - chapter: the folder below the store.
///   - depth: how thoroughly an unchanged golden is verified.
///   - budget: how large goldens may become before a warning.
///   - isolation: the caller's actor.
///   - operation: what is run.
/// - Returns: what the operation returns.
public func withSnapshotTesting<Result>(
  record: RecordMode? = nil, store: GoldenStore? = nil, chapter: String? = nil,
  depth: VerificationLevel? = nil, budget: SizeBudget? = nil,
  isolation: isolated (any Actor)? = #isolation,
  operation: () async throws -> Result
) async rethrows -> Result {
  let inner = SnapshotTestingConfiguration(
    record: record, store: store, chapter: chapter, depth: depth, budget: budget)
  return try await SnapshotTestingConfiguration.$current.withValue(
    inner.filled(from: .current), operation: operation, isolation: isolation)
}
