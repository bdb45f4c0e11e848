import Foundation
import TestSupport
import Testing

@testable import SnapshotAssertions

/// A package with goldens, results and a run that no other test uses.
struct AssertionFixture {
  let folder: TemporaryFolder
  let session: SnapshotSession

  init(
    environment: [String: String] = [:], arguments: [String] = ["tests"],
    in folder: TemporaryFolder? = nil, isPackage: Bool = true
  ) throws {
    self.folder = try folder ?? TemporaryFolder()
    if isPackage { try Data().write(to: self.folder.file("Package.swift")) }
    session = SnapshotSession(
      environment: ["SNAPSHOT_RUN": UUID().uuidString].merging(environment) { $1 },
      arguments: arguments, base: self.folder.url)
  }

  /// The goldens, in a folder without chapters.
  var store: GoldenStore { GoldenStore(root: folder.file("Snapshots")) }

  /// The path of a golden.
  func golden(_ name: String) -> URL { store.root.appendingPathComponent(name) }

  /// The names of all goldens.
  var goldens: [String] { store.names().map(\.path) }

  /// The same goldens in another run.
  func anotherRun(_ environment: [String: String] = [:]) throws -> AssertionFixture {
    try AssertionFixture(environment: environment, in: folder)
  }

  /// Runs an operation whose snapshots belong to the fixture.
  func run<Result>(_ operation: () throws -> Result) rethrows -> Result {
    try SnapshotSession.$scoped.withValue(session) {
      try withSnapshotTesting(store: store, chapter: "chapter") { try operation() }
    }
  }

  /// Verifies a text; nil if it agrees.
  func verify(
    _ text: String, named name: String? = "text", record: RecordMode? = nil,
    testName: String = "test()", line: UInt = 1
  ) -> String? {
    run {
      verifySnapshot(
        of: text, as: .lines(), named: name, record: record, testName: testName, line: line)
    }
  }
}
