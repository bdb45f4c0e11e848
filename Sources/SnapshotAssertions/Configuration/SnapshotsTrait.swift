public import SnapshotCore
public import Testing

/// A trait of a suite or a test: how its snapshots are tested.
public struct SnapshotsTrait: SuiteTrait, TestTrait, TestScoping {
  /// The trait's configuration.
  public let configuration: SnapshotTestingConfiguration

  /// It holds for the suites within a suite too.
  public var isRecursive: Bool { true }

  /// Runs a test with the trait's configuration.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    // Filled from the scope around it, so that a trait of a test adds to that of its suite.
    try await SnapshotTestingConfiguration.$current.withValue(
      configuration.filled(from: .current), operation: function)
  }
}

extension Trait where Self == SnapshotsTrait {
  /// Tests the snapshots of a suite or a test in another way.
  ///
  /// ```swift
  /// @Suite(.snapshots(record: .failed, store: .package("Snapshots"), chapter: "plants"))
  /// ```
  ///
  /// - Parameters:
  ///   - record: the goldens that are written; never where `CI` is set.
  ///   - store: the store of the goldens.
  ///   - chapter: the folder below the store; by default the test file's name.
  ///   - depth: how thoroughly an unchanged golden is verified.
  ///   - budget: how large goldens may become before a warning.
  /// - Returns: the trait.
  public static func snapshots(
    record: RecordMode? = nil, store: GoldenStore? = nil, chapter: String? = nil,
    depth: VerificationLevel? = nil, budget: SizeBudget? = nil
  ) -> Self {
    SnapshotsTrait(
      configuration: SnapshotTestingConfiguration(
        record: record, store: store, chapter: chapter, depth: depth, budget: budget))
  }
}
