import Testing

@testable import LayoutPreviews

struct PreviewNamesTests {
  @Test func `a filled preview and one made otherwise are of the same class`() {
    #expect(PreviewNames.subject("HerbCell (filled)") == "HerbCell")
    #expect(PreviewNames.subject("HerbCell (otherwise)") == "HerbCell")
    #expect(PreviewNames.subject("HerbCell (dark)") == "HerbCell (dark)")
  }

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

  @Test func `what is not there is told by its name, and that there is nothing without one`() {
    #expect(
      UnknownPreview(name: "Mint", names: ["Basil", "Dill"]).description
        == "no preview is called \"Mint\"; the previews are: Basil, Dill")
    #expect(
      UnknownPreview(name: "Mint", names: []).description
        == "no preview is called \"Mint\"; there are none")
    #expect(
      UnknownPreview(name: nil, names: []).description == "no preview was found in the source")
  }

  @Test func `a file is called as its preview, as far as every system takes that`() {
    #expect(
      PreviewNames.files(["Große Zelle", "a/b", "a:b", "a-b-2", "a-b", "Basil", "basil", "", "."])
        == ["Große Zelle", "a-b", "a-b-2", "a-b-2-2", "a-b-3", "Basil", "basil-2", "preview", "-"])
  }

  @Test(arguments: ["x", "ü", "格", "e\u{301}"])
  func `long names with one beginning are two files, and no longer than a system takes`(
    letter: String
  ) {
    let beginning = String(repeating: letter, count: 300)
    let files = PreviewNames.files([beginning + "1", beginning + "2", beginning])
    #expect(Set(files).count == 3)
    #expect(files.allSatisfy { $0.utf8.count > 100 && "\($0).landscape.png".utf8.count < 256 })
  }
}
