public import SnapshotCore
public import Testing

/// A suite's or test's trait that configures its snapshot tests.
public struct SnapshotsTrait: SuiteTrait, TestTrait, TestScoping {
  /// The trait's configuration.
  public let configuration: SnapshotTestingConfiguration

  /// Whether the trait also applies to nested suites, which it does.
  public var isRecursive: Bool { true }

  /// Runs a test with the trait's configuration.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    // The enclosing scope fills in missing values, so that a test's trait adds to its suite's.
    try await SnapshotTestingConfiguration.$current.withValue(
      configuration.filled(from: .current), operation: function)
  }
}

extension Trait where Self == SnapshotsTrait {
  /// Configures the snapshot tests of a suite or a test.
  ///
  /// A setting that is nil is inherited from the enclosing scope.
  ///
  /// ```swift
  /// @Suite(.snapshots(record: .failed, store: .package("Snapshots"), chapter: "plants"))
  /// ```
  ///
  /// - Parameters:
  ///   - record: which goldens are written; nothing is written if `CI` is set.
  ///   - store: the folder of the goldens.
  ///   - chapter: the folder below the store; if no scope sets it, the test file's name.
  ///   - depth: the level at which an unchanged golden is verified.
  ///   - budget: the size above which a golden causes a warning.
  ///   - proof: whether the explanation of a difference is tested.
  /// - Returns: the trait.
  public static func snapshots(
    record: RecordMode? = nil, store: GoldenStore? = nil, chapter: String? = nil,
    depth: VerificationLevel? = nil, budget: SizeBudget? = nil, proof: ProofMode? = nil
  ) -> Self {
    SnapshotsTrait(
      configuration: SnapshotTestingConfiguration(
        record: record, store: store, chapter: chapter, depth: depth, budget: budget,
        proof: proof))
  }
}
