import Testing

@testable import LayoutPreviews

struct SourcePathsTests {
  private let paths = SourcePaths([
    "Sub/Herb.swift", "/a/Shelf.swift", "A/App.swift", "B/App.swift",
  ])

  @Test func `a file is called as it was given, wherever a text names it`() {
    #expect(paths.told("Previews/Herb.swift:2: Fatal error") == "Sub/Herb.swift:2: Fatal error")
    #expect(
      paths.told("    Previews/Shelf.swift:4 (broken)\n    Previews/Herb.swift:5\n")
        == "    /a/Shelf.swift:4 (broken)\n    Sub/Herb.swift:5\n")
  }

  @Test(arguments: [
    "/x/Previews/Herb.swift:2:5", "MyPreviews/Herb.swift:2", "Previews/Other.swift:2",
    "Previews/App.swift:2", "in Previews/", "no file: Previews",
  ])
  func `paths, other files, and files that share a name stay as they are`(text: String) {
    #expect(paths.told(text) == text)
  }

  @Test func `calls of a crash are relative to the folder where the files were given so`() {
    let text = "3 pick(_:) + 64 in Previews at /herbs/HerbCell.swift:5:10"
    #expect(
      SourcePaths(["HerbCell.swift"]).relative(text, to: "/herbs")
        == "3 pick(_:) + 64 in Previews at HerbCell.swift:5:10")
    #expect(SourcePaths(["/herbs/HerbCell.swift"]).relative(text, to: "/herbs") == text)
  }
}
