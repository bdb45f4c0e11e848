import Basics
import Foundation
import RasterCore
import Testing

@testable import RasterText

@Suite struct CacheTests {
  @Test func `a cache finds what it was given`() {
    var cache = GenerationalCache<Int, String>(limit: 10)
    cache.insert("one", for: 1, cost: 1)
    #expect(cache.value(for: 1) == "one")
    #expect(cache.value(for: 2) == nil)
  }

  @Test func `a cache never costs more than its limit`() {
    var cache = GenerationalCache<Int, Int>(limit: 100)
    for number in 0..<10_000 {
      cache.insert(number, for: number, cost: number % 37)
      _ = cache.value(for: number / 2)
      #expect(cache.totalCost <= 100)
    }
  }

  @Test func `what is asked for stays and what is not is forgotten`() {
    var cache = GenerationalCache<Int, Int>(limit: 10)
    for number in 0..<100 {
      cache.insert(number, for: number, cost: 1)
      #expect(cache.value(for: 0) == 0)
    }
    #expect(cache.value(for: 1) == nil)
  }

  @Test func `what costs more than half the limit is not kept`() {
    var cache = GenerationalCache<Int, Int>(limit: 10)
    cache.insert(1, for: 1, cost: 6)
    #expect(cache.value(for: 1) == nil)
  }

  /// A face whose caches no other test fills.
  private func ownFace() throws -> FontFace {
    let data = try #require(EmbeddedFiles.fonts.data(at: "Inter-Regular.otf"))
    return try FontFace(data: data, name: "Inter-Regular.otf")
  }

  @Test func `glyph masks take at most sixteen megabytes`() throws {
    let face = try ownFace()
    let glyph = try #require(face.glyph(for: "W"))
    for step in 0..<600 {
      _ = face.mask(of: glyph, pixelsPerEm: 200 + Double(step) / 16, phaseX: 0, phaseY: 0)
    }
    let cost = face.masks.withLock { $0.totalCost }
    #expect(cost > 1 << 22 && cost <= 1 << 24)
  }

  @Test func `a mask is the same before and after it is kept`() throws {
    let face = FontLibrary.shared.fallback
    let glyph = try #require(face.glyph(for: "&"))
    let first = face.mask(of: glyph, pixelsPerEm: 31.7, phaseX: 1, phaseY: 3)
    #expect(first == face.mask(of: glyph, pixelsPerEm: 31.7, phaseX: 1, phaseY: 3))
    #expect(first != face.mask(of: glyph, pixelsPerEm: 31.7, phaseX: 3, phaseY: 1))
  }

  @Test func `texts that only look alike are laid out apart`() {
    let font = TextFont.system(size: 17)
    let texts = ["caf\u{E9}", "cafe\u{301}"].map {
      TextLayout(AttributedText($0, attributes: TextAttributes(font: font))).lines[0].text
    }
    #expect(texts.map { Array($0.unicodeScalars).count } == [4, 5])
  }

  @Test func `a text is laid out anew in another width, style, size and number of lines`() {
    let text = { AttributedText("one two three", attributes: .init(font: .inter(size: $0))) }
    for _ in 0..<2 {
      let narrow = TextLayout(text(17), width: 44)
      #expect(narrow.lines.map(\.text) == ["one", "two", "three"])
      #expect(TextLayout(text(17)).lines.count == 1)
      #expect(TextLayout(text(17), width: 44, maximumLines: 1).isTruncated)
      #expect(TextLayout(text(34)).size.width == TextLayout(text(17)).size.width * 2)
      let wide = TextLayout(text(17), style: ParagraphStyle(lineHeightMultiple: 2))
      #expect(wide.size.height == TextLayout(text(17)).size.height * 2)
    }
  }

  @Test func `threads that draw at once draw the same`() async throws {
    let face = try ownFace()
    let font = TextFont(stack: FontStack(primary: face), size: 14)
    let pictures = await withTaskGroup(of: Bitmap.self) { group in
      for _ in 0..<8 { group.addTask { drawn("Sphinx of black quartz", font: font) } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(pictures.allSatisfy { $0 == pictures[0] })
    #expect(pictures[0].inkColumns != nil)
  }
}
