import SnapshotAssertions
import XCTest

final class XCTestAssertionTests: XCTestCase {
  func testASnapshotIsVerifiedUnderXCTest() throws {
    let fixture = try AssertionFixture()
    XCTAssertEqual(fixture.verify("text")?.contains("was recorded"), true)
    XCTAssertNil(try fixture.anotherRun().verify("text"))
  }

  func testNumbersBeginAnewWithEveryTest() throws {
    let fixture = try AssertionFixture()
    for line in [10, 10, 20] as [UInt] { _ = fixture.verify("text", named: nil, line: line) }
    XCTAssertEqual(
      fixture.goldens, (1...3).map { "chapter/test.\($0).txt" })
  }
}
