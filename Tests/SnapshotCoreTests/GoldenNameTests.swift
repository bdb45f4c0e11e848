import SnapshotCore
import Testing

@Suite struct GoldenNameTests {
  @Test func `the name in the code is the path`() throws {
    let name = try GoldenName(
      chapter: "plants", figure: "markers", variant: "after", orientation: "portrait")
    #expect(name.path == "plants/markers.after.portrait.png")
  }

  @Test func `variant and orientation may be left out`() throws {
    #expect(try GoldenName(chapter: "", figure: "markers").path == "markers.png")
  }

  @Test func `a path reads back as the same name`() throws {
    let name = try GoldenName(folders: ["a", "b"], parts: ["c d", "é"], pathExtension: "txt")
    #expect(try GoldenName(path: name.path) == name)
  }

  @Test func `a test's sentence may be a name`() throws {
    let name = try GoldenName(parts: ["a row's height, 2×2 (½)"], pathExtension: "png")
    #expect(name.path == "a row's height, 2×2 (½).png")
  }

  @Test(arguments: [
    "a/b", "a\\b", "a:b", "a*b", "a?b", "a\"b", "<a>", "a|b", "a.b", "..", ".", "$a", "`a`",
    "a\nb", "a\u{0}b", "a\u{202E}b", "a\u{A0}b", "", " a", "a ", "e\u{301}", "con", "NUL", "Com1",
    String(repeating: "a", count: 300),
  ])
  func `a name that some machine would change is refused`(_ part: String) {
    #expect(throws: GoldenNameError.self) { try GoldenName(parts: [part], pathExtension: "png") }
  }

  @Test(arguments: ["../a.png", "/a.png", "a//b.png", "a/../b.png", "a", "a.png/", "./a.png"])
  func `a path out of the store is refused`(_ path: String) {
    #expect(throws: GoldenNameError.self) { try GoldenName(path: path) }
  }

  @Test func `a refusal says what would do`() {
    let error = #expect(throws: GoldenNameError.self) {
      try GoldenName(parts: ["before: 2/3"], pathExtension: "png")
    }
    #expect(
      error?.description
        == "the golden's name “before: 2/3” holds “:”, which would be changed or misread on some "
        + "machine: “before-2-3” would do")
  }
}
