import Testing

@testable import LayoutPreviews

struct PreviewNamesTests {
  @Test func `a preview without a name has its file's, and the second of them a number`() {
    #expect(
      PreviewNames.unique([("Cell", nil), ("Cell", "Basil"), ("Cell", nil), ("Page", nil)])
        == ["Cell", "Basil", "Cell-2", "Page"])
  }

  @Test func `a name that two files have is told with the file's`() {
    #expect(
      PreviewNames.unique([("Cell", "Dark"), ("Cell", "Dark"), ("Page", "Dark"), ("Page", "Light")])
        == ["Cell Dark", "Cell Dark-2", "Page Dark", "Light"])
  }

  @Test func `no two previews share a name, whatever they are called`() {
    let blocks: [(file: String, name: String?)] = [
      ("Cell", "Cell-2"), ("Cell", nil), ("Cell", nil), ("Page", "Cell"), ("Page", nil),
      ("Other", "Page"), ("Page", nil),
    ]
    #expect(Set(PreviewNames.unique(blocks)).count == blocks.count)
  }
}
