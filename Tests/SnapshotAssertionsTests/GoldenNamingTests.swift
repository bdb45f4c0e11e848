import Foundation
import Testing

@testable import SnapshotAssertions

@Suite struct GoldenNamingTests {
  @Test(arguments: [
    ("markers()", "markers"), ("markers(device:)", "markers"), ("markers(_:on:)", "markers"),
    ("a cell is half a point wide()", "a cell is half a point wide"),
    ("a line is 0.5 pt / 2()", "a line is 0%2E5 pt %2F 2"), ("100% (of all)()", "100%25 (of all)"),
    ("markers", "markers"), ("markers (old)", "markers (old)"),
  ])
  func `a test's name is a golden's without its parentheses`(_ function: String, _ name: String) {
    #expect(call(function).testName == name)
  }

  @Test(
    arguments: [
      ("/T/MarkersTests.swift", "MarkersTests"), ("/T/UIView+Tests.swift", "UIView+Tests"),
      ("/T/Markers.Old.swift", "Markers%2EOld"),
    ] as [(StaticString, String)])
  func `a test file's name is a folder's`(_ path: StaticString, _ name: String) {
    let call = CallSite(fileID: "T/A.swift", filePath: path, function: "f()", line: 1, column: 1)
    #expect(call.fileName == name)
  }

  @Test func `names that differ stay different`() {
    let names = ["0.5", "0-5", "0%2E5", "0 5", " 0.5", "0.5 "]
    #expect(Set(names.map(GoldenName.spelling)).count == names.count)
  }

  @Test func `a snapshot without a name has a number`() throws {
    let fixture = try AssertionFixture()
    for line in [10, 20] as [UInt] { _ = fixture.verify("text", named: nil, line: line) }
    #expect(fixture.goldens == ["chapter/test.1.txt", "chapter/test.2.txt"])
  }

  @Test func `a name that would have to be changed is refused, and another is offered`() throws {
    let fixture = try AssertionFixture()
    #expect(fixture.verify("text", named: "0.5")?.contains("“0-5” would do") == true)
    #expect(fixture.goldens.isEmpty)
  }

  @Test func `goldens are beside the test file where nobody says otherwise`() throws {
    let fixture = try AssertionFixture()
    let golden = URL(fileURLWithPath: "\(#filePath)").deletingLastPathComponent()
      .appendingPathComponent("__Snapshots__/GoldenNamingTests/beside.a.txt").path
    let failure = SnapshotSession.$scoped.withValue(fixture.session) {
      verifySnapshot(of: "text", as: .lines(), named: "a", record: .never, testName: "beside()")
    }
    #expect(failure?.contains(golden) == true)
  }

  @Test func `a store without a chapter has a folder for each test file`() throws {
    let fixture = try AssertionFixture()
    SnapshotSession.$scoped.withValue(fixture.session) {
      _ = verifySnapshot(of: "text", as: .lines(), named: "a", store: fixture.store)
    }
    #expect(
      fixture.goldens
        == ["GoldenNamingTests/a store without a chapter has a folder for each test file.a.txt"])
  }

  @Test func `two tests that ask for one golden are told, and nothing is written`() throws {
    let fixture = try AssertionFixture()
    _ = fixture.verify("one", line: 10)
    let failure = try #require(fixture.verify("two", line: 20))
    #expect(failure.contains("two snapshots cannot share one golden"))
    #expect(failure.contains(":10 test()"))
    #expect(failure.contains(":20 test()"))
  }

  @Test(arguments: [1, 2])
  func `a test with arguments must say which one a golden is of`(_ argument: Int) throws {
    let fixture = try AssertionFixture()
    #expect(fixture.verify("text", named: nil)?.contains("distinguish them with `named:`") == true)
    #expect(fixture.verify("text", named: "\(argument)")?.contains("was recorded") == true)
  }

  @Test func `a golden is asked for by its whole name`() throws {
    let fixture = try AssertionFixture()
    let name = try GoldenName(chapter: "plants", figure: "markers", pathExtension: "txt")
    withKnownIssue {
      fixture.run { assertSnapshot(of: "text", as: .lines(), golden: name, in: fixture.store) }
    } matching: {
      $0.comments.first?.rawValue.hasPrefix("plants/markers.txt was recorded") == true
    }
    #expect(fixture.goldens == ["plants/markers.txt"])
  }

  @Test func `a whole name of another kind of file is refused`() throws {
    let fixture = try AssertionFixture()
    let name = try GoldenName(chapter: "plants", figure: "markers", pathExtension: "png")
    withKnownIssue {
      fixture.run { assertSnapshot(of: "text", as: .lines(), golden: name, in: fixture.store) }
    } matching: {
      $0.comments.first?.rawValue
        == "plants/markers.png: the strategy writes .txt, so the name must end with that"
    }
  }

  private func call(_ function: String) -> CallSite {
    CallSite(fileID: "T/A.swift", filePath: "/T/A.swift", function: function, line: 1, column: 1)
  }
}
