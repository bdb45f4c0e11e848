public import SnapshotCore

/// Runs an operation with a configuration for the snapshots tested in it.
///
/// A setting that is nil is inherited from the enclosing scope.
///
/// ```swift
/// override func invokeTest() {
///   withSnapshotTesting(record: .failed) { super.invokeTest() }
/// }
/// ```
///
/// - Parameters:
///   - record: which goldens are written; nothing is written if `CI` is set.
///   - store: the folder of the goldens.
///   - chapter: the folder below the store; if no scope sets it, the test file's name.
///   - depth: the level at which an unchanged golden is verified.
///   - budget: the size above which a golden causes a warning.
///   - proof: whether the explanation of a difference is tested.
///   - operation: the operation to run.
/// - Returns: the operation's result.
public func withSnapshotTesting<Result>(
  record: RecordMode? = nil, store: GoldenStore? = nil, chapter: String? = nil,
  depth: VerificationLevel? = nil, budget: SizeBudget? = nil, proof: ProofMode? = nil,
  operation: () throws -> Result
) rethrows -> Result {
  let inner = SnapshotTestingConfiguration(
    record: record, store: store, chapter: chapter, depth: depth, budget: budget,
    proof: proof)
  return try SnapshotTestingConfiguration.$current.withValue(inner.filled(from: .current)) {
    try operation()
  }
}

/// Runs an asynchronous operation with a configuration for the snapshots tested in it.
///
/// A setting that is nil is inherited from the enclosing scope.
///
/// - Parameters:
///   - record: which goldens are written; nothing is written if `CI` is set.
///   - store: the folder of the goldens.
///   - chapter: the folder below the store; if no scope sets it, the test file's name.
///   - depth: the level at which an unchanged golden is verified.
///   - budget: the size above which a golden causes a warning.
///   - proof: whether the explanation of a difference is tested.
///   - isolation: the caller's actor.
///   - operation: the operation to run.
/// - Returns: the operation's result.
public func withSnapshotTesting<Result>(
  record: RecordMode? = nil, store: GoldenStore? = nil, chapter: String? = nil,
  depth: VerificationLevel? = nil, budget: SizeBudget? = nil, proof: ProofMode? = nil,
  isolation: isolated (any Actor)? = #isolation,
  operation: () async throws -> Result
) async rethrows -> Result {
  let inner = SnapshotTestingConfiguration(
    record: record, store: store, chapter: chapter, depth: depth, budget: budget,
    proof: proof)
  return try await SnapshotTestingConfiguration.$current.withValue(
    inner.filled(from: .current), operation: operation, isolation: isolation)
}
