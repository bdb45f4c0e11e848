import TestSupport
import Testing
import UIKit

@testable import SnapshotAssertions

/// `#Preview` blocks as the porting tool writes them, of a module that no other test uses.
private enum QuarterturnPreview0: PreviewRegistry {
  static let fileID = "Shelf/BookCell.swift"
  static let filePath: StaticString = "/shelf/BookCell.swift"
  static let line = 7
  static let column = 1
  @MainActor static func makePreview() -> Preview {
    Preview("Open / shut") { UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10)) }
  }
}

private enum QuarterturnPreview1: PreviewRegistry {
  static let fileID = "Shelf/BookCell.swift"
  static let filePath: StaticString = "/shelf/BookCell.swift"
  static let line = 9
  static let column = 1
  @MainActor static func makePreview() -> Preview {
    Preview(traits: .fixedLayout(width: 100, height: 80)) { UICollectionViewFlowLayout() }
  }
}

@MainActor struct AssertPreviewsTests {
  private func record(
    _ fixture: AssertionFixture, _ assert: () -> Void
  ) -> [(line: Int?, file: String?, words: String)] {
    // The issues are matched one after the other, before this returns.
    nonisolated(unsafe) var issues: [(line: Int?, file: String?, words: String)] = []
    withKnownIssue {
      fixture.run(assert)
    } matching: { issue in
      issues.append(
        (
          issue.sourceLocation?.line, issue.sourceLocation?.fileID,
          issue.comments.first?.rawValue ?? ""
        ))
      return true
    }
    return issues
  }

  @Test func `each preview has a golden that is named by it, and fails at its own line`() throws {
    let fixture = try AssertionFixture()
    let issues = record(fixture) { assertPreviews(in: "Shelf", testName: "previews()") }
    #expect(issues.map(\.line) == [7, 9])
    #expect(issues.map(\.file) == ["Shelf/BookCell.swift", "Shelf/BookCell.swift"])
    #expect(
      fixture.goldens
        == ["chapter/previews.BookCell.png", "chapter/previews.Open %2F shut.png"])
    try fixture.anotherRun().run { assertPreviews(in: "Shelf", testName: "previews()") }
  }

  @Test func `other strategies and another name have goldens of their own`() throws {
    let fixture = try AssertionFixture()
    _ = record(fixture) {
      assertPreviews(in: "Shelf", testName: "a()")
      assertPreviews(in: "Shelf", as: .preview(appearance: .dark), named: "dark", testName: "a()")
      assertPreviews(in: "Shelf", as: .image(on: .iPhoneSE), testName: "phone()")
    }
    #expect(
      fixture.goldens == [
        "chapter/a.BookCell-dark.png", "chapter/a.BookCell.png",
        "chapter/a.Open %2F shut-dark.png", "chapter/a.Open %2F shut.png",
        "chapter/phone.BookCell.png", "chapter/phone.Open %2F shut.png",
      ])
  }

  @Test func `without a preview nothing was verified, which is a failure`() throws {
    let fixture = try AssertionFixture()
    let issues = record(fixture) { assertPreviews(in: "Nowhere") }
    #expect(issues.count == 1)
    #expect(issues.first?.words.hasPrefix("there is no #Preview in Nowhere: nothing was") == true)
  }
}
