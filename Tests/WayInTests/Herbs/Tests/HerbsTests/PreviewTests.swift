import SnapshotAssertions
import Testing
import XCTest

@MainActor struct PreviewTests {
  @Test func previews() { assertPreviews() }
}

final class PreviewXCTests: XCTestCase {
  @MainActor func testPreviews() async {
    assertPreviews(in: "Herbs", as: .preview(appearance: .dark), named: "dark")
  }
}
