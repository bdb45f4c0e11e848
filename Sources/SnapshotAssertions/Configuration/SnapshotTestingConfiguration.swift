import Foundation
public import SnapshotCore

/// The settings of snapshot tests within a scope: a suite, a test, or an operation.
///
/// What is nil is as outside of the scope; what an assertion says itself always wins.
public struct SnapshotTestingConfiguration: Sendable {
  /// The goldens that are written; by default those that `SNAPSHOT_TESTING_RECORD` names, else the
  /// missing ones.
  public var record: RecordMode?
  /// The place of the goldens; by default `__Snapshots__` beside the test file.
  public var store: GoldenStore?
  /// The folder below `store`; by default the test file's name.
  public var chapter: String?
  /// The depth to which an unchanged golden is verified; by default the one that `SNAPSHOT_DEPTH`
  /// names, else deep if `CI` is set.
  public var depth: VerificationLevel?
  /// The size from which on a golden is warned of; by default 1 MB.
  public var budget: SizeBudget?

  /// Makes a configuration.
  public init(
    record: RecordMode? = nil, store: GoldenStore? = nil, chapter: String? = nil,
    depth: VerificationLevel? = nil, budget: SizeBudget? = nil
  ) {
    self.record = record
    self.store = store
    self.chapter = chapter
    self.depth = depth
    self.budget = budget
  }

  /// The configuration of the scope that runs.
  @TaskLocal public static var current = SnapshotTestingConfiguration()

  /// This configuration, with another's values for those that it leaves open.
  ///
  /// A store comes with its chapter: one from outside means nothing below another store.
  func filled(from outer: SnapshotTestingConfiguration) -> SnapshotTestingConfiguration {
    SnapshotTestingConfiguration(
      record: record ?? outer.record, store: store ?? outer.store,
      chapter: chapter ?? (store == nil ? outer.chapter : nil), depth: depth ?? outer.depth,
      budget: budget ?? outer.budget)
  }
}

extension RecordMode: ExpressibleByBooleanLiteral {
  /// Reads `record: true` as `all`, and `record: false` as `missing`.
  public init(booleanLiteral value: Bool) { self = value ? .all : .missing }
}

extension GoldenStore {
  /// The store in a folder of the package that a file belongs to.
  ///
  /// - Parameters:
  ///   - folder: the path below the package.
  ///   - filePath: a source file of the package.
  /// - Returns: the store.
  public static func package(
    _ folder: String = "Snapshots", filePath: StaticString = #filePath
  ) -> GoldenStore {
    GoldenStore(root: SnapshotSession.package(of: "\(filePath)").appendingPathComponent(folder))
  }
}
