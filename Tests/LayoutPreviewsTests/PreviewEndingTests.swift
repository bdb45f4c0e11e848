import Foundation
import TestSupport
import Testing

@testable import LayoutPreviews

/// The step or the preview that is left out after it ended a program.
@MainActor struct PreviewEndingTests {
  private let folder: TemporaryFolder
  private var program: URL { folder.file("Previews") }

  init() throws { folder = try TemporaryFolder() }

  private func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: folder.file(name))
  }

  @Test func `the step that ended a program is left out`() throws {
    var request = PreviewRequest(output: "")
    try write("HerbCell.configure", to: "step")
    #expect(request.leaveOutEnding(of: program) == .step("HerbCell.configure"))
    #expect(request.steps == ["HerbCell.configure"])
  }

  @Test func `the preview is left out if its step was left out before`() throws {
    var request = PreviewRequest(output: "")
    request.steps = ["HerbCell.configure"]
    try write("HerbCell.configure", to: "step")
    try write("HerbCell (filled)", to: "shown")
    #expect(request.leaveOutEnding(of: program) == .preview("HerbCell (filled)"))
  }

  @Test func `a program that showed nothing has no part to leave out`() {
    var request = PreviewRequest(output: "")
    #expect(request.leaveOutEnding(of: program) == nil)
  }

  @Test func `a step that was left out does not run`() {
    PreviewContent.left = ["HerbCell.configure"]
    defer { PreviewContent.left = [] }
    var count = 0
    PreviewContent.step("HerbCell.configure") { count += 1 }
    #expect(count == 0)
  }
}
