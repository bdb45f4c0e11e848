import Foundation
public import SnapshotCore

/// The settings of snapshot tests within a scope: a suite, a test, or an operation.
///
/// A setting that is nil is inherited from the enclosing scope. An assertion's own arguments always
/// take precedence.
public struct SnapshotTestingConfiguration: Sendable {
  /// The mode that determines which goldens are written.
  ///
  /// The default is the mode named by `SNAPSHOT_TESTING_RECORD`, or `missing` if that is not set.
  public var record: RecordMode?
  /// The folder of the goldens.
  ///
  /// The default is `__Snapshots__/<name of the test file>` beside the test file.
  public var store: GoldenStore?
  /// The folder below `store`; ignored if no store is set.
  ///
  /// The default is the test file's name.
  public var chapter: String?
  /// The level at which an unchanged golden is verified.
  ///
  /// The default is the level named by `SNAPSHOT_DEPTH`. If that is not set, it is `deep` if `CI`
  /// is set, and `fast` otherwise.
  public var depth: VerificationLevel?
  /// The size above which a golden causes a warning.
  ///
  /// The default is 1 MB.
  public var budget: SizeBudget?
  /// Whether the explanation of a difference is tested by laying the snapshot out again with the
  /// golden's values.
  ///
  /// The default is the choice named by `SNAPSHOT_PROOF`, or `on` if that is not set.
  public var proof: ProofMode?

  /// Makes a configuration; a setting that is not given is inherited from the enclosing scope.
  public init(
    record: RecordMode? = nil, store: GoldenStore? = nil, chapter: String? = nil,
    depth: VerificationLevel? = nil, budget: SizeBudget? = nil, proof: ProofMode? = nil
  ) {
    self.record = record
    self.store = store
    self.chapter = chapter
    self.depth = depth
    self.budget = budget
    self.proof = proof
  }

  /// The configuration of the current scope.
  @TaskLocal public static var current = SnapshotTestingConfiguration()

  /// Returns this configuration, with each setting that is nil taken from an outer configuration.
  ///
  /// A chapter is a subfolder of its store, so the outer chapter is ignored if this configuration
  /// sets another store.
  func filled(from outer: SnapshotTestingConfiguration) -> SnapshotTestingConfiguration {
    SnapshotTestingConfiguration(
      record: record ?? outer.record, store: store ?? outer.store,
      chapter: chapter ?? (store == nil ? outer.chapter : nil), depth: depth ?? outer.depth,
      budget: budget ?? outer.budget, proof: proof ?? outer.proof)
  }
}

extension RecordMode: ExpressibleByBooleanLiteral {
  /// Reads `record: true` as `all`, and `record: false` as `missing`.
  public init(booleanLiteral value: Bool) { self = value ? .all : .missing }
}

extension GoldenStore {
  /// Returns the store of the goldens in a folder of the package that contains a file.
  ///
  /// - Parameters:
  ///   - folder: the path below the package.
  ///   - filePath: a source file of the package. If no package contains it, the working directory
  ///     replaces the package's folder.
  /// - Returns: the store.
  public static func package(
    _ folder: String = "Snapshots", filePath: StaticString = #filePath
  ) -> GoldenStore {
    GoldenStore(root: SnapshotSession.package(of: "\(filePath)").appendingPathComponent(folder))
  }
}
