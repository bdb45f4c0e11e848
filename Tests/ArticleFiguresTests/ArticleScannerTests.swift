import Foundation
import LayoutScenes
import TestSupport
import Testing

@testable import ArticleFigures

/// The pictures that an article shows, and their places.
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

  @Test func `a picture by reference has the place that its label has`() {
    let found = pictures(
      """
      ![One][a] ![Two] [words] ![Two][] ![Three][nothing] ![text] ![Four][A   b].

        [a]: one.png "Title"
      [two]: <two 2.png>
      [a]: other.png
      [a b]: ab.png
      """)
    #expect(found.map(\.words) == ["One", "Two", "Two", "Four"])
    #expect(found.map(\.place) == ["one.png", "two 2.png", "two 2.png", "ab.png"])
    #expect(found.map(\.position.column) == [1, 11, 26, 61])
  }

  @Test func `a directive of a catalogue is a picture`() {
    let found = pictures(
      """
      @PageImage(purpose: card, source: "card")
      @Row { @Column {
        @Image(source: "a b.png",
               alt: "A \\"plant\\"")
      } }
      @Image(source: mint)
      @Image(alt: "no source") `@Image(source: "code")` @Image(source: "open
      """)
    #expect(found.map(\.place) == ["card", "a b.png", "mint"])
    #expect(found.map(\.words) == ["", "A \\\"plant\\\"", ""])
    #expect(found.map(\.isMute) == [false, false, true])
    #expect(found.map(\.position.description) == ["1:1", "3:3", "6:1"])
  }

  @Test func `a tag of HTML is a picture, and the sources beside it need no words`() {
    let found = pictures(
      """
      <picture>
        <source media="(prefers-color-scheme: dark)" srcset="a~dark.png 1x, a~dark@2x.png 2x">
        <img alt='Plants' width=200 src="a&amp;b%20c.png">
      </picture>
      <img src=b.png/> <img src="c.png" alt=""><img width="3">
      """)
    #expect(
      found.map(\.place) == ["a~dark.png", "a~dark@2x.png", "a&b c.png", "b.png", "c.png"])
    #expect(found.map(\.isMute) == [false, false, false, true, true])
  }

  @Test func `names of tags have no case, and a comma is part of a place`() {
    let found = pictures(
      """
      <IMG SRC="a.png" ALT="A plant">
      <source srcset="https://example.org/w_200,h_100/a.png 1x,b.png, c.png 2x">
      """)
    #expect(
      found.map(\.place) == ["a.png", "https://example.org/w_200,h_100/a.png", "b.png", "c.png"])
    #expect(found.map(\.words) == ["A plant", "", "", ""])
  }

  @Test(arguments: [
    ("![](a)", "![A \"b\" \\[c\\] & 'd'](a)"),
    ("![][a]\n\n[a]: b", "![A \"b\" \\[c\\] & 'd'][a]\n\n[a]: b"),
    ("@Image(source: a, alt: \"\")", "@Image(source: a, alt: \"A \\\"b\\\" [c] & 'd'\")"),
    ("@Image( source: \"a\" )", "@Image( source: \"a\", alt: \"A \\\"b\\\" [c] & 'd'\" )"),
    ("<img alt=''\nsrc=a>", "<img alt='A &quot;b&quot; [c] &amp; &#39;d&#39;'\nsrc=a>"),
    ("<img src='a' />", "<img src='a' alt=\"A &quot;b&quot; [c] &amp; &#39;d&#39;\" />"),
    ("<img alt src=a>", "<img alt=\"A &quot;b&quot; [c] &amp; &#39;d&#39;\" src=a>"),
    ("<img src=a alt= >", "<img src=a alt= \"A &quot;b&quot; [c] &amp; &#39;d&#39;\">"),
    ("<img src=a alt=/>", "<img src=a alt=\"A &quot;b&quot; [c] &amp; &#39;d&#39;\"/>"),
  ])
  func `words are put where the form has them`(text: String, told: String) throws {
    let folder = try TemporaryFolder()
    let file = folder.file("Herbs.md")
    try Data(text.utf8).write(to: file)
    let article = try Article(path: file.path)
    try article.write(article.pictures.map { ($0, "A \"b\" [c]\n& 'd'") })
    #expect(try String(contentsOf: file, encoding: .utf8) == told)
  }

  @Test func `a picture in a link is one`() {
    #expect(pictures("[![](a)](https://example.org)").map(\.place) == ["a"])
    #expect(pictures("![](https://example.org/a.png)").map(\.isElsewhere) == [true])
  }

  /// Texts, repeated, that once took time by the square of their length.
  @Test(arguments: [
    ("![", ""), ("![a](", ""), ("![](<>", ")"), ("![", "]"), ("![](", ")"), ("![](a)", ""),
    ("` `` ", ""), ("<!-- ", ""), ("~~~\n", ""), ("@Image(", ""), ("<img ", ""), ("[", "]:\n"),
    ("![", "][a]"), ("@Image(source: \"", ""),
  ])
  func `a hostile article takes time by its length`(opening: String, closing: String) {
    let count = 10_000
    let text = String(repeating: opening, count: count) + String(repeating: closing, count: count)
    let scanner = ArticleScanner([UInt8](text.utf8))
    #expect(scanner.steps <= 3 * text.utf8.count)
    #expect(scanner.pictures.count == (opening == "![](a)" ? count : opening == "![](" ? 1 : 0))
  }

  @Test func `labels with brackets in them are none, and no text is read for them`() {
    let marks = String(repeating: "[\n", count: 332) + String(repeating: "]:", count: 332)
    let text = marks + String(repeating: "a", count: 1_000_000)
    let scanner = ArticleScanner([UInt8](text.utf8))
    #expect(scanner.steps <= 3 * text.utf8.count)
    #expect(pictures("![A [b] c][d]\n\n[d]: e.png").map(\.place) == ["e.png"])
    #expect(pictures("![a [b]]\n\n[a [b]]: e.png") == [])
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
    let picture = pictures("![](a)")[0]
    #expect(picture.escaped("a [b]\n *c* `d`") == "a \\[b\\] \\*c\\* \\`d\\`")
  }
}
