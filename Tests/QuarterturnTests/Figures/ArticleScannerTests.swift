import LayoutScenes
import Testing

@testable import quarterturn

/// Which pictures an article shows, and where.
struct ArticleScannerTests {
  private func pictures(_ text: String) -> [ArticlePicture] {
    ArticleScanner.pictures(in: [UInt8](text.utf8))
  }

  @Test func `a picture has words, a place and a position`() {
    let found = pictures("# Ümlaut\n\nSee ![A plant](plant.png \"Title\"), ![](b).\n")
    #expect(found.map(\.words) == ["A plant", ""])
    #expect(found.map(\.place) == ["plant.png", "b"])
    #expect(found.map(\.position.description) == ["3:5", "3:36"])
    #expect(found.map(\.isMute) == [false, true])
  }

  @Test func `words may have brackets and be broken, as a place may have spaces`() {
    let found = pictures("![cell [0,3] \\] and\nmore](<a b.png>) ![](a%20b.png) ![](x_(1).png)")
    #expect(found.map(\.words) == ["cell [0,3] \\] and\nmore", "", ""])
    #expect(found.map(\.place) == ["a b.png", "a b.png", "x_(1).png"])
  }

  @Test(arguments: [
    "`![](a)`", "``a ` ![](a)``", "```\n![](a)\n```\n", "~~~ swift\n![](a)\n```\n![](a)\n~~~",
    "1. list\n   ```\n   ![](a)\n   ```\n", "<!-- ![](a) -->", "\\![](a)", "![](", "![a]", "![a]()",
    "![a\n\nb](c)", "[](a)", "```\n![](a)",
  ])
  func `what only looks like a picture is none`(text: String) {
    #expect(pictures(text) == [])
  }

  @Test(arguments: ["```\ncode\n```\n![](a)", "a ` b ![](a)", "```a``` ![](a)", "<!-- --> ![](a)"])
  func `a picture after code is one`(text: String) {
    #expect(pictures(text).map(\.place) == ["a"])
  }

  @Test func `a picture in a link is one`() {
    #expect(pictures("[![](a)](https://example.org)").map(\.place) == ["a"])
    #expect(pictures("![](https://example.org/a.png)").map(\.isElsewhere) == [true])
  }

  /// Each of them once took time by the square of its length.
  @Test(arguments: [
    ("![", ""), ("![a](", ""), ("![](<>", ")"), ("![", "]"), ("![](", ")"), ("![](a)", ""),
    ("` `` ", ""), ("<!-- ", ""), ("~~~\n", ""),
  ])
  func `a hostile article takes time by its length`(opening: String, closing: String) {
    let count = 100_000
    let text = String(repeating: opening, count: count) + String(repeating: closing, count: count)
    let scanner = ArticleScanner([UInt8](text.utf8))
    #expect(scanner.steps <= 3 * text.utf8.count)
    #expect(scanner.pictures.count == (opening == "![](a)" ? count : opening == "![](" ? 1 : 0))
  }

  @Test func `runs of backticks of every length are looked through once`() {
    let text = (1...1000).map { String(repeating: "`", count: $0) }.joined(separator: " ")
    let scanner = ArticleScanner([UInt8](text.utf8))
    #expect(scanner.steps <= 3 * text.utf8.count)
  }

  @Test func `positions go on from picture to picture`() {
    let found = pictures("![](a) ![](b)\r\n\r![ü](c)![](d)")
    #expect(found.map(\.position.description) == ["1:1", "1:8", "3:1", "3:8"])
  }

  @Test func `words are written so that Markdown reads them as they are`() {
    #expect(Article.escaped("a [b]\n *c* `d`") == "a \\[b\\] \\*c\\* \\`d\\`")
  }
}
