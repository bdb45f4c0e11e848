import SnapshotAssertions
import Testing
import XCTest

/// Tests that fail, and so run only in a process that `ProcessTests` starts.
@Suite(
  .enabled(if: ChildProcess.isThis, "run by ProcessTests, in a process of their own"),
  .snapshots(store: ChildProcess.store, chapter: "child"))
struct ChildTests {
  @Test func numbered() {
    assertSnapshot(of: "one", as: .lines())
    for text in ["two", "three"] { assertSnapshot(of: text, as: .lines()) }
  }

  @Test func detached() async {
    let store = ChildProcess.store
    await Task.detached {
      assertSnapshot(of: "text", as: .lines(), named: "a", store: store)
    }.value
  }
}

final class ChildXCTests: XCTestCase {
  override func setUpWithError() throws {
    try XCTSkipUnless(ChildProcess.isThis, "run by ProcessTests, in a process of their own")
  }

  func testNumbered() {
    withSnapshotTesting(store: ChildProcess.store, chapter: "child") {
      assertSnapshot(of: "one", as: .lines())
      assertSnapshot(of: "two", as: .lines())
    }
  }
}
