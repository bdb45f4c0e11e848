import Foundation
import RasterCore
import RasterPNG
import TestSupport
import Testing

struct TextChunkTests {
  private let bitmap = Bitmap(width: 1, height: 1)

  private func chunks(_ text: TextChunk...) throws -> [Chunk] {
    Chunk.chunks(of: try PNG.encode(bitmap, text: text)).filter { $0.name.hasSuffix("Xt") }
  }

  private func read(_ chunks: Chunk..., after: [Chunk] = []) throws -> [TextChunk] {
    let builder = PNGBuilder(chunksBefore: chunks, chunksAfter: after)
    return try PNG.read(builder.data, name: "x.png").text
  }

  @Test(arguments: [
    "", "short", "two\nlines", "naïve café", "π ≈ 3,14159", "こんにちは", "🌱🥕",
    "tab\tand\r\nreturn",
  ])
  func `text comes back as it was`(text: String) throws {
    let chunk = TextChunk(keyword: "Comment", text: text)
    let read = try PNG.read(PNG.encode(bitmap, text: [chunk]), name: "x.png").text
    #expect(read == [chunk])
  }

  @Test(arguments: ["long ", "é", "→"])
  func `long text comes back as it was`(part: String) throws {
    let chunk = TextChunk(keyword: "Comment", text: String(repeating: part, count: 5000))
    let read = try PNG.read(PNG.encode(bitmap, text: [chunk]), name: "x.png").text
    #expect(read == [chunk])
  }

  @Test func `a text of more than 16 megabytes is an error`() {
    let chunk = TextChunk(keyword: "K", text: String(repeating: "x", count: 1 << 24 + 1))
    #expect(throws: PNGError.self) { try PNG.encode(bitmap, text: [chunk]) }
  }

  @Test func `texts keep their order and may share a keyword`() throws {
    let text = [("B", "1"), ("A", "ö→"), ("B", "3"), ("C", "4")].map {
      TextChunk(keyword: $0.0, text: $0.1)
    }
    #expect(try PNG.read(PNG.encode(bitmap, text: text), name: "x.png").text == text)
  }

  @Test func `language and translated keyword come back`() throws {
    let chunk = TextChunk(
      keyword: "Title", text: "Grüezi", language: "de-CH", translatedKeyword: "Überschrift")
    #expect(try PNG.read(PNG.encode(bitmap, text: [chunk]), name: "x.png").text == [chunk])
  }

  @Test func `short Latin-1 text is a tEXt chunk`() throws {
    let chunk = try chunks(TextChunk(keyword: "Key", text: "café"))
    #expect(chunk == [Chunk("tEXt", Array("Key".utf8) + [0, 0x63, 0x61, 0x66, 0xE9])])
  }

  @Test func `short text beyond Latin-1 is an uncompressed iTXt chunk`() throws {
    let chunk = try chunks(TextChunk(keyword: "Key", text: "→"))
    #expect(chunk == [Chunk("iTXt", Array("Key".utf8) + [0, 0, 0, 0, 0, 0xE2, 0x86, 0x92])])
  }

  @Test func `long text is compressed`() throws {
    let chunk = try #require(
      try chunks(TextChunk(keyword: "Key", text: String(repeating: "a", count: 9999))).first)
    #expect(chunk.name == "iTXt" && chunk.content.count < 100)
  }

  @Test func `Latin-1 text of any kind is read`() throws {
    let zipped = Zlib.stored([0xFC])
    let text = try read(
      Chunk("tEXt", [0x41, 0, 0xE9]), Chunk("zTXt", [0x42, 0, 0] + zipped))
    #expect(text == [TextChunk(keyword: "A", text: "é"), TextChunk(keyword: "B", text: "ü")])
  }

  @Test func `text after the pixels is read`() throws {
    #expect(
      try read(after: [Chunk("tEXt", [0x41, 0, 0x42])]) == [TextChunk(keyword: "A", text: "B")])
  }

  @Test func `what is not UTF-8 in an iTXt chunk is replaced`() throws {
    let text = try read(Chunk("iTXt", [0x41, 0, 0, 0, 0, 0, 0x62, 0xFF, 0x63]))
    #expect(text == [TextChunk(keyword: "A", text: "b\u{FFFD}c")])
  }

  @Test(arguments: [
    ("", "0 characters"), (String(repeating: "k", count: 80), "80 characters"),
    (" Key", "spaces"), ("Key ", "spaces"), ("A  B", "spaces"), ("Ключ", "U+41A"),
    ("line\n", "U+A,"), ("\u{A0}", "U+A0"),
  ])
  func `a keyword against the rules is an error`(keyword: String, complaint: String) throws {
    let error = try #require(
      throws: PNGError.self,
      performing: {
        try PNG.encode(bitmap, name: "x.png", text: [TextChunk(keyword: keyword, text: "")])
      })
    #expect(error.description.contains(complaint) && error.file == "x.png")
  }

  @Test(arguments: [
    TextChunk(keyword: "K", text: "a\0b"), TextChunk(keyword: "K", text: "", language: "de CH"),
    TextChunk(keyword: "K", text: "", translatedKeyword: "\0"),
  ])
  func `a text no chunk can carry is an error`(chunk: TextChunk) {
    #expect(throws: PNGError.self) { try PNG.encode(bitmap, text: [chunk]) }
  }

  @Test func `the longest keyword comes back`() throws {
    let chunk = TextChunk(keyword: String(repeating: "ÿ", count: 79), text: "→")
    #expect(try PNG.read(PNG.encode(bitmap, text: [chunk]), name: "x.png").text == [chunk])
  }
}
