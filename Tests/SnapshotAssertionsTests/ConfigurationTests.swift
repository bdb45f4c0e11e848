import Foundation
import Testing

@testable import SnapshotAssertions

@Suite(.snapshots(record: .never, chapter: "outer")) struct ConfigurationTests {
  @Test func `a suite's trait holds for its tests`() {
    #expect(SnapshotTestingConfiguration.current.record == .never)
    #expect(SnapshotTestingConfiguration.current.chapter == "outer")
  }

  @Test(.snapshots(record: .failed))
  func `a test's trait goes before its suite's, and leaves the rest`() {
    #expect(SnapshotTestingConfiguration.current.record == .failed)
    #expect(SnapshotTestingConfiguration.current.chapter == "outer")
  }

  @Test(.snapshots(store: GoldenStore(root: URL(fileURLWithPath: "/other"))))
  func `another store has no chapter of the first`() {
    #expect(SnapshotTestingConfiguration.current.chapter == nil)
  }

  @Test func `an asynchronous operation has its configuration`() async {
    await withSnapshotTesting(record: .all) {
      await Task.yield()
      #expect(SnapshotTestingConfiguration.current.record == .all)
    }
    #expect(SnapshotTestingConfiguration.current.record == .never)
  }

  @MainActor @Test func `an operation may stay on the main actor`() async {
    var count = 0
    await withSnapshotTesting(depth: .deep) {
      await Task.yield()
      count += 1
    }
    #expect(count == 1)
  }

  @Test(.snapshots(proof: .off)) func `proofs are off within a scope, and on again inside`() {
    #expect(SnapshotTestingConfiguration.current.proof == .off)
    withSnapshotTesting(proof: .on) {
      #expect(SnapshotTestingConfiguration.current.proof == .on)
    }
    withSnapshotTesting(depth: .deep) {
      #expect(SnapshotTestingConfiguration.current.proof == .off)
    }
  }

  @Test func `a store of the package is found from the test file`() {
    #expect(
      FileManager.default.fileExists(
        atPath: GoldenStore.package().root.deletingLastPathComponent()
          .appendingPathComponent("Package.swift").path))
  }
}
