import Testing
import UIKit

@testable import LayoutPreviews

/// A `#Preview` block as the porting tool writes it; nothing refers to the type.
private enum QuarterturnPreview0: PreviewRegistry {
  static let fileID = "Herbs/HerbCell.swift"
  static let filePath: StaticString = #filePath
  static let line = 12
  static let column = 1
  @MainActor static func makePreview() -> Preview { Preview { UIView() } }
}

private enum QuarterturnPreview1: PreviewRegistry {
  static let fileID = "Herbs/HerbCell.swift"
  static let filePath: StaticString = #filePath
  static let line = 8
  static let column = 1
  @MainActor static func makePreview() -> Preview {
    Preview("Basil", traits: .landscapeLeft) { UIViewController() }
  }
}

/// Types whose names begin like a block's, and which are none; one of them is generic.
private struct QuarterturnPreviewNote {}
private struct QuarterturnPreviewBox<Content> { let content: Content }

@MainActor struct NamedPreviewTests {
  @Test func `the blocks of a module are found in the program, in the order of lines`() throws {
    let previews = try NamedPreview.all(in: ["Herbs"])
    #expect(previews.map(\.name) == ["Basil", "HerbCell"])
    #expect(previews.map { $0.block?.line } == [8, 12])
    #expect(try NamedPreview.all(in: ["Spices"]).isEmpty)
  }

  @Test func `what is no block is not found`() throws {
    let types = TypeRecords.types(named: "QuarterturnPreview")
    #expect(types.contains { $0 == QuarterturnPreviewNote.self })
    #expect(!types.contains { "\($0)".contains("QuarterturnPreviewBox") })
    #expect(Set(types.map(ObjectIdentifier.init)).count == types.count)
    #expect(try NamedPreview.all().allSatisfy { $0.block != nil })
  }

  @Test func `a body says by its value what it previews, also where it says return twice`() {
    let isTall = CommandLine.arguments.isEmpty
    let preview = Preview {
      let label = UILabel()
      label.text = "Basil"
      if isTall { return UIView() }
      return label
    }
    guard case .view(let view) = preview.content() else {
      Issue.record("no view")
      return
    }
    #expect((view as? UILabel)?.text == "Basil")
    guard case .layout = Preview(body: { UICollectionViewFlowLayout() }).content() else {
      Issue.record("no layout")
      return
    }
  }
}
