import Foundation
import Testing

@testable import fidelity

struct TestListTests {
  private func program(_ source: String) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Folder.write(source, to: folder.appendingPathComponent("A.ported.swift"))
    return try TestList(in: folder).program()
  }

  @Test func `tests of a class and of its extensions are called, those of other classes are not`()
    throws
  {
    let text = try program(
      """
      class Base: XCTestCase {}
      final class ShelfTests: Base {
        func testRows() {
          class Cell: UIView { func testNothing() {} }
        }
        func helper() {}
      }
      extension ShelfTests {
        @MainActor func testColumns() throws {}
      }
      class Shelf: UIView { func testable() {} }
      """)
    #expect(text.contains("(ShelfTests.self as XCTestCase.Type"))
    #expect(text.contains("\"testRows\""))
    #expect(text.contains("\"testColumns\""))
    #expect(!text.contains("testNothing"))
    #expect(!text.contains("testable"))
  }

  @Test func `an asynchronous test is called as one, unless porting made it so`() throws {
    let ported = "class A: XCTestCase {\n  func testOne() async {}\n  func testTwo() async {}\n}"
    let original = "class A: XCTestCase {\n  func testOne() {}\n  func testTwo() async {}\n}"
    let text = TestList.synchronous(ported, original: original)
    #expect(text == "class A: XCTestCase {\n  func testOne() {}\n  func testTwo() async {}\n}")
    #expect(try program(text).contains("asyncTest(A.testTwo)"))
  }
}
