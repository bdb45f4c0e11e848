import Foundation
import LayoutComparison
import PictureComparison
import RasterCore
import Testing

@testable import SnapshotAssertions

@Suite struct FailurePictureTests {
  private func picture(_ level: UInt8) -> LayoutPicture {
    let pixel = Pixel(red: level, green: level, blue: level)
    return LayoutPicture(
      Bitmap(width: 8, height: 4, filledWith: pixel), scale: 1,
      fingerprints: Fingerprints(rasteriser: "1"))
  }

  private func report(_ level: UInt8, _ fixture: AssertionFixture) throws -> AssertionReport {
    let call = CallSite(
      fileID: "T/A.swift", filePath: "/T/A.swift", function: "test()", line: 1, column: 1)
    let assertion = SnapshotAssertion(
      snapshot: .picture(), golden: .test("a"), options: SnapshotTestingConfiguration(), call: call)
    return try #require(fixture.run { assertion.report(of: { picture(level) }) })
  }

  @Test func `a difference is shown with its golden on a terminal that can`() throws {
    let fixture = try AssertionFixture()
    _ = try report(0, fixture)
    let report = try report(255, try fixture.anotherRun())
    let verdict = try #require(report.verdict)
    let text = try #require(FailurePicture.text(for: verdict, on: TerminalScreen(.sixel)))
    // Three panes of 8 × 4 with a gap of 24 around each.
    #expect(text.hasPrefix("\n\u{1B}P0;1;0q\"1;1;120;52#"))
    #expect(text.hasSuffix("\nchapter/test.a.png: expected, difference, actual\n"))
  }

  @Test func `what was recorded is not shown`() throws {
    let verdict = try #require(try report(0, try AssertionFixture()).verdict)
    #expect(FailurePicture.text(for: verdict, on: TerminalScreen(.sixel)) == nil)
  }

  @Test func `golden, picture and difference are files whose names tell their kind`() throws {
    let fixture = try AssertionFixture()
    _ = try report(0, fixture)
    let report = try report(255, try fixture.anotherRun())
    let golden = try #require(report.verdict).golden.name
    let names = report.artifacts.map { Attachments.name(of: $0, golden) }
    #expect(
      Set(names).isSuperset(of: [
        "test.a.expected.png", "test.a.actual.png", "test.a.difference.png",
      ]))
    #expect(report.artifacts.allSatisfy { FileManager.default.fileExists(atPath: $0.url.path) })
  }
}
