import Foundation
import Testing

@testable import DocumentationSite

struct LinkTests {
  private func targets(_ text: String) -> [String] {
    Link.all(in: text.components(separatedBy: "\n")).map { "\($0.line): \($0.target)" }
  }

  @Test func `links, pictures and named links are found with their lines`() {
    let text = """
      A [link over
      two lines](A.md#b) and ![a picture](b.png).
      [`Code`](C.md), [named][d], <https://e.org>

      [d]: ../D.docc/D.md
      """
    #expect(
      targets(text) == ["1: A.md#b", "1: b.png", "2: C.md", "4: ../D.docc/D.md"])
  }

  @Test func `code has no links`() {
    #expect(
      targets("`[a](b)` and ``[c](`d`)``\n\n```swift\nlet x = [a](b)\n```\n  ~~~\n[a](b)\n  ~~~")
        == [])
    #expect(targets("one ` and [a](b)") == ["0: b"])
  }

  @Test func `an address is no file, and a place is no part of a path`() {
    let links = Link.all(in: ["[a](https://b.org/c#d) [e](F.md#g) [h](#i)"])
    #expect(links.map(\.isAddress) == [true, false, false])
    #expect(links.map(\.path) == ["https://b.org/c", "F.md", ""])
    #expect(links.map(\.anchor) == ["d", "g", "i"])
  }
}
