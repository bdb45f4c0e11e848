import TestSupport
import Testing
import UIKit

@testable import LayoutPreviews

@MainActor struct PreviewStageTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func show(_ previews: [Preview]) throws -> [ShownPreview] {
    try PreviewStage(request: PreviewRequest(output: folder.url.path))
      .show(NamedPreview.all(previews))
  }

  @Test(arguments: [1e9, .infinity, .nan, -.infinity, -1, .greatestFiniteMagnitude])
  func `a size that is not drawn is told with the preview's name, before it is laid out`(
    length: Double
  ) throws {
    let preview = Preview("Basil", traits: .fixedLayout(width: CGFloat(length), height: 40)) {
      UIView()
    }
    #expect {
      try show([preview])
    } throws: { error in
      "\(error)".hasPrefix("the preview \"Basil\": ") && "\(error)".contains("pixels")
    }
    #expect(folder.names == [])
  }
}
